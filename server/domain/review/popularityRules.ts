export const POPULAR_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Bookmarks from then on count for popularity. */
export const popularSince = (now: Date): Date => new Date(now.getTime() - POPULAR_DAYS * DAY_MS);

interface Slice {
  offset: number;
  limit: number;
}

/**
 * The popular order is two lists, one after the other: the reviews that were bookmarked lately, and
 * all others by rating. This is the part of the second list that belongs to a page.
 */
export function othersOnPage(page: Slice, bookmarkedTotal: number): Slice {
  const end = page.offset + page.limit;
  const offset = Math.max(page.offset - bookmarkedTotal, 0);
  return { offset, limit: Math.max(end - bookmarkedTotal - offset, 0) };
}
