import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withoutLastSlash } from '../../lib/withoutLastSlash.ts';

/** A new path starts at the top, Back restores the position, and a changed query does not scroll. */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const path = withoutLastSlash(pathname);
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef({ path, key });
  /** Scroll position by history entry, until the page unloads. */
  const [positions] = useState(() => new Map<string, number>());

  useEffect(() => {
    // Within the app the browser would restore too early, before the content exists. After a reload
    // the content comes with the page, so the browser restores.
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
  }, [positions]);

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { path, key };
    if (left.key === key) return;
    // A tab or a filter adds an entry of the same page: it keeps the scroll position.
    if (left.path === path) positions.set(key, window.scrollY);
    else window.scrollTo(0, isReturn ? (positions.get(key) ?? 0) : 0);
  }, [positions, path, key, isReturn]);
}
