import { type MouseEvent, useEffect, useRef } from 'react';

/** As long as systems wait for the second half of a double press. */
export const DOUBLE_PRESS_MS = 500;

/**
 * Hears a press beside the content, which lands on the dialog itself. The second half of a double press
 * is none: it was meant for the button that opened the dialog, or for one that is no longer there.
 */
export function usePressBeside(onPress: () => void) {
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
