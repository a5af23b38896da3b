import { type MouseEvent, useEffect, useRef } from 'react';

/** The usual interval of a double click. */
export const DOUBLE_PRESS_MS = 500;

/**
 * Calls `onPress` for a press outside the content, i.e. on the dialog element. The second half of a double
 * press is ignored, because it was meant for the button that opened the dialog.
 */
export function usePressOutside(onPress: () => void) {
  const lastPress = useRef(0);
  useEffect(() => {
    lastPress.current = performance.now();
  }, []);

  return (event: MouseEvent) => {
    const now = performance.now();
    const isSecondHalf = now - lastPress.current < DOUBLE_PRESS_MS;
    lastPress.current = now;
    if (event.target === event.currentTarget && !isSecondHalf) onPress();
  };
}
