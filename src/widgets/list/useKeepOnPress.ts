import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keeps the place at a press in the list: it may lead to another page before scrolling counts as ended. */
export function useKeepOnPress(list: RefObject<HTMLElement | null>, keep: () => void): void {
  const handlePress = useEffectEvent(keep);
  useEffect(() => {
    const element = list.current;
    const listener = () => handlePress();
    element?.addEventListener('click', listener, { capture: true });
    return () => element?.removeEventListener('click', listener, { capture: true });
  }, [list]);
}
