import { useLayoutEffect } from 'react';

/** How many components hold a mark. They all share the one <html> of the page. */
const holders = new Map<Mark, number>();

/** `covered`: a dialog is open. `hidden`: the dialog hides the whole page. `acting`: an action bar is shown. */
type Mark = 'covered' | 'hidden' | 'acting';

/**
 * Sets a data attribute on <html> for styles elsewhere. `html:has()` could do it, but the browser would
 * re-check it for every row that scrolls in.
 */
export function useRootMark(mark: Mark): void {
  useLayoutEffect(() => {
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark]);
}

function hold(mark: Mark, more: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + more;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
