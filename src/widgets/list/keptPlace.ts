/** Where one stands in a long list: the row that the page begins with, and how far it is scrolled. */
interface KeptPlace {
  start: number;
  top: number;
}

/**
 * In the entry of the history itself: a reload finds it there, another visit to the same address does not. The
 * browser's own memory is of no use, because after a reload the page is short until the list knows its rows.
 */
export function keepPlace(start: number): void {
  const place: KeptPlace = { start, top: scrollY };
  history.replaceState({ ...history.state, place }, '');
}

export function readKeptPlace(): KeptPlace | undefined {
  // Written by this file alone.
  return (history.state as { place?: KeptPlace } | null)?.place;
}
