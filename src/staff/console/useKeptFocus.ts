import { type RefObject, useEffect } from 'react';
import { focusNear, isFocusLost, type Places, placesOf } from '../../ui/dialog/nearFocus.ts';

/**
 * A pressed button often disappears after its action, e.g. a deleted row or a turned page. Then the focus moves
 * to a nearby element.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return;
    let places: Places = [];
    const remember = ({ target }: FocusEvent) => {
      places = target instanceof Element ? placesOf(target, root) : [];
    };
    // A press outside has already moved the focus on purpose.
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
