import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Where each entry of the history was left, for as long as the page lives. */
const positions = new Map<string, number>();

/** A new path starts at its top; Back finds the place where one was. A change of the query moves nothing. */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef({ pathname, key });

  useEffect(() => {
    // Within the page the browser would restore before the content is there. After a reload the content
    // comes with the page, and it is the browser that knows the place.
    const restoreAs = (way: ScrollRestoration) => () => {
      history.scrollRestoration = way;
    };
    restoreAs('manual')();
    const remember = () => positions.set(shown.current.key, window.scrollY);
    remember();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', restoreAs('auto'), { signal });
    addEventListener('pageshow', restoreAs('manual'), { signal });
    addEventListener('scroll', remember, { passive: true, signal });
    return () => listening.abort();
  }, []);

  useBrowserLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, key };
    if (left.key === key) return;
    // A tab or a filter makes a new entry of the same page: it stands where the last one stood.
    if (left.pathname === pathname) positions.set(key, window.scrollY);
    else window.scrollTo(0, isReturn ? (positions.get(key) ?? 0) : 0);
  }, [pathname, key, isReturn]);
}
