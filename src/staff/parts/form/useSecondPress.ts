import { type MouseEvent, useState } from 'react';

/** For a button whose action cannot be undone: the second press acts. Leaving the button takes the first press back. */
export function useSecondPress(act: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari gives a pressed button no focus, and without it the button could not be left.
    currentTarget.focus();
    setIsAsked(!isAsked);
    if (isAsked) act();
  };
  return { isAsked, press: { onClick, onBlur: () => setIsAsked(false) } };
}
