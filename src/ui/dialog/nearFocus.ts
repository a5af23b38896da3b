/** An element that has the focus, and the rows that stand beside it, if it is one of a list. */
interface Place {
  element: Element;
  neighbours: readonly (Element | null)[];
}

export type Places = readonly Place[];

/** What means something to whoever hears it; a mere box does not. */
const PLACES = 'section, article, form, fieldset, nav, ul, ol, li, main';

/** What has the focus, and everything around it. */
export function placesOf(focused: Element, root: Element): Places {
  const places: Place[] = [];
  for (let at: Element | null | undefined = focused; at; at = at.parentElement?.closest(PLACES)) {
    const isRow = at.tagName === 'LI';
    const neighbours = isRow ? [at.nextElementSibling, at.previousElementSibling] : [];
    places.push({ element: at, neighbours });
    if (at === root) break;
  }
  return places;
}

/** Whether what had the focus is gone, and nothing else has taken it. */
export function isFocusLost([held]: Places): boolean {
  if (!held) return false;
  const { element } = held;
  const isGone = !element.isConnected || element.matches(':disabled');
  // A button that is disabled keeps the focus for a moment yet.
  return isGone && [document.body, element].some((one) => one === document.activeElement);
}

/** Whoever uses the keyboard is not to go with it, but stays as near as can be. */
export function focusNear([lost, ...around]: Places): void {
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
