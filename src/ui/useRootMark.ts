import { useLayoutEffect } from 'react';

const holders = new Map<Mark, number>();

/**
 * `covered`: a dialog lies over the page. `hidden`: so that nothing of it shows.
 * `acting`: a bar of actions lies above the navigation.
 */
type Mark = 'covered' | 'hidden' | 'acting';

/**
 * Says on the root, for styles far away from here, that a component is there. `html:has()` could see that by
 * itself, and would look again at every row that scrolls into view.
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
