import { type RefObject, useLayoutEffect } from 'react';
import { focusNear, isFocusLost, type Places, placesOf } from './nearFocus.ts';

/**
 * A pressed button often disappears after its action, e.g. a deleted row or a turned page. Then the focus moves
 * to a nearby element of the same page or dialog.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  // A layout effect: it must also see the focus that effects of the content set.
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    let places: Places = [];
    const remember = ({ target }: FocusEvent) => {
      places = target instanceof Element ? placesOf(target, root) : [];
    };
    // A press elsewhere has already moved the focus on purpose.
    const forget = ({ target }: Event) => {
      if (target instanceof Node && places[0]?.element.contains(target)) return;
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
  }, [ref]);
}
