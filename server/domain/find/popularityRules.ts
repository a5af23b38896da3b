import { DAY_MS } from '../../lib/units.ts';

const POPULAR_DAYS = 30;

/** Only bookmarks after this time count. */
export const popularSince = (now: Date): Date => new Date(now.getTime() - POPULAR_DAYS * DAY_MS);

interface Slice {
  offset: number;
  limit: number;
}

/**
 * The sort `popular` is two lists: the records with recent bookmarks, then all others by their keys. Returns which part
 * of the second list belongs to the page.
 */
export function othersOnPage(page: Slice, bookmarkedTotal: number): Slice {
  const end = page.offset + page.limit;
  const offset = Math.max(page.offset - bookmarkedTotal, 0);
  return { offset, limit: Math.max(end - bookmarkedTotal - offset, 0) };
}
