import { type RefObject, useEffect } from 'react';
import { focusNear, isFocusLost, type Places, placesOf } from '../../ui/dialog/nearFocus.ts';

/**
 * A button that is pressed often goes with what it has done: a step that is taken, a row that is erased, a page
 * that is turned. The focus goes on to what is near.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return;
    let places: Places = [];
    const remember = ({ target }: FocusEvent) => {
      places = target instanceof Element ? placesOf(target, root) : [];
    };
    // A pointer that presses nothing has left what had the focus.
    const forget = () => {
      places = [];
    };
    const keep = () => {
      if (isFocusLost(places)) focusNear(places);
    };
    const watcher = new MutationObserver(keep);
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      watcher.disconnect();
      root.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [main]);
}
