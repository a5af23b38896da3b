import type { VirtualItem } from '@tanstack/react-virtual';

/** Where the visitor was in a long list. */
interface KeptPlace {
  /** The scroll position of the page. */
  top: number;
  /** Of a list with rows of one height: the height, and the first row of the page. */
  rowHeight?: number;
  start?: number;
  /** Of a list with measured rows. */
  rows?: VirtualItem[];
}

/**
 * Stored in the history entry, so that Back and a reload find the place and a new visit does not. The browser's own
 * restoration fails after a reload, because the page is short until the rows are known.
 */
export function keepPlace(place: Omit<KeptPlace, 'top'>): void {
  history.replaceState({ ...history.state, place: { ...place, top: scrollY } }, '');
}

export function readKeptPlace(): KeptPlace | undefined {
  if (typeof history === 'undefined') return undefined;
  // Only this file writes it.
  return (history.state as { place?: KeptPlace } | null)?.place;
}
