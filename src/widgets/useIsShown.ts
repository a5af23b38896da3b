import { useEffect, useRef } from 'react';

/** Whether the form is still on the screen. After an await, a form that was left must not navigate. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
