import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** The usual interval of a double click. */
export const DOUBLE_PRESS_MS = 500;

/**
 * Handlers of a dialog. They call `onPress` for a press outside the content, i.e. on the dialog element. A drag that
 * begins in the content and ends outside, e.g. to select text, does not count. The second half of a double press is
 * ignored, because it was meant for the button that opened the dialog.
 */
export function usePressOutside(onPress: () => void) {
  const lastPress = useRef(0);
  const beganOutside = useRef(false);
  useEffect(() => {
    lastPress.current = performance.now();
  }, []);

  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      beganOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      const now = performance.now();
      const isSecondHalf = now - lastPress.current < DOUBLE_PRESS_MS;
      lastPress.current = now;
      if (isOutside(event) && beganOutside.current && !isSecondHalf) onPress();
    },
  };
}
