/** An element with the focus, or one around it, with its neighbours if it is a row. */
interface Place {
  element: Element;
  neighbours: readonly (Element | null)[];
}

export type Places = readonly Place[];

/** Elements that a screen reader announces; a div is skipped. */
const PLACES = 'section, article, form, fieldset, nav, ul, ol, li, main, dialog';

/** The focused element and the elements around it. */
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

/** Whether the focused element is gone and nothing else has the focus. */
export function isFocusLost([held]: Places): boolean {
  if (!held) return false;
  const { element } = held;
  const isGone = !element.isConnected || element.matches(':disabled');
  // A disabled button keeps the focus for a moment.
  return isGone && [document.body, element].some((one) => one === document.activeElement);
}

/** Moves the focus to the nearest element that can take it. */
export function focusNear([lost, ...around]: Places): void {
  const near = [...(lost?.neighbours ?? []), ...around.flatMap(nearestOf)];
  // Some of these may be gone or hidden as well.
  near.some((element) => element?.isConnected && moveFocusTo(element));
}

const nearestOf = ({ element, neighbours }: Place) => [element, ...neighbours];

/** Moves the focus to an element that need not be a control. Answers whether the element has taken it. */
export function moveFocusTo(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    // Focusable by script only this once, so that a later click does not focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  // `main` and forms are taller than the window: scrolling them into view would make the page jump. A list is scrolled
  // to: after a change of its page its top is shown.
  if (!element.matches('main, form')) element.scrollIntoView({ block: 'nearest' });
  return true;
}
