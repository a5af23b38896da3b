import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { DOUBLE_PRESS_MS } from '../../../ui/dialog/usePressOutside.ts';

/**
 * For a button whose action cannot be undone: the second press acts. Leaving the button takes the first press back. The
 * second half of a double click does nothing, nor does Enter that is held down.
 */
export function useSecondPress(act: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  const lastPress = useRef(0);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari gives a pressed button no focus, and without it the button could not be left.
    currentTarget.focus();
    const now = performance.now();
    const isSecondHalf = now - lastPress.current < DOUBLE_PRESS_MS;
    lastPress.current = now;
    if (isAsked && isSecondHalf) return;
    setIsAsked(!isAsked);
    if (isAsked) act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser would press the button with each repetition of the key.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  };
  return { isAsked, press: { onClick, onKeyDown, onBlur: () => setIsAsked(false) } };
}
