import { type RefObject, useEffect } from 'react';

/**
 * A button that is pressed often goes with what it has done: a step that is taken, a row that is erased, a page
 * that is turned. Whoever uses the keyboard is not to go with it, but stays as near as can be.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return;
    let places: readonly Place[] = [];
    const remember = ({ target }: FocusEvent) => {
      places = target instanceof Element ? placesOf(target, root) : [];
    };
    // A pointer that presses nothing has left what had the focus.
    const forget = () => {
      places = [];
    };
    const keep = () => {
      const held = places[0]?.element;
      const isGone = held && (!held.isConnected || held.matches(':disabled'));
      // A button that is disabled keeps the focus for a moment yet.
      const isLost = [document.body, held].some((one) => one === document.activeElement);
      if (isGone && isLost) focusNear(places);
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

interface Place {
  element: Element;
  /** The rows that stood beside it, if it was one of a list. */
  neighbours: readonly (Element | null)[];
}

/** What means something to whoever hears it; a mere box does not. */
const PLACES = 'section, article, form, fieldset, ul, ol, li, main';

/** What had the focus, and everything around it. */
function placesOf(focused: Element, root: Element): Place[] {
  const places: Place[] = [];
  for (let at: Element | null | undefined = focused; at; at = at.parentElement?.closest(PLACES)) {
    const isRow = at.tagName === 'LI';
    const neighbours = isRow ? [at.nextElementSibling, at.previousElementSibling] : [];
    places.push({ element: at, neighbours });
    if (at === root) break;
  }
  return places;
}

function focusNear([lost, ...around]: readonly Place[]): void {
  const near = [...(lost?.neighbours ?? []), ...around.flatMap(nearestOf)];
  // Some of them may have gone as well, or do not show now.
  near.some((element) => element?.isConnected && takesFocus(element));
}

const nearestOf = ({ element, neighbours }: Place) => [element, ...neighbours];

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    // It has it this once: no click is to find it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  element.scrollIntoView({ block: 'nearest' });
  return true;
}
