import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another screen of the console begins with the focus in it, on the way back as well; so does the first one,
 * after the login. A part of the screen that wants it has taken it by then. A page that was loaded has none.
 */
export function useFocusOnScreen(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isLoaded = useNavigationType() === 'POP';
  const shown = useRef(isLoaded ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
