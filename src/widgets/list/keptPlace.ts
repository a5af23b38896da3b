/** The position in a long list: the first row of the page and the scroll offset. */
interface KeptPlace {
  start: number;
  top: number;
}

/**
 * Stored in the history entry, so that a reload restores it and a new visit does not. The browser's own
 * restoration fails, because after a reload the page is short until the rows are known.
 */
export function keepPlace(start: number): void {
  const place: KeptPlace = { start, top: scrollY };
  history.replaceState({ ...history.state, place }, '');
}

export function readKeptPlace(): KeptPlace | undefined {
  // Only this file writes it.
  return (history.state as { place?: KeptPlace } | null)?.place;
}
