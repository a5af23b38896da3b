import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus into a newly opened console page, also after Back and after the login. It does not override a
 * focus that the page has set, and does nothing on the first page load.
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
