import { limits } from '../../limits/limits.ts';
import type { Queryable } from '../database.ts';
import { KINDS_OF_LIST, type ListedNoun } from '../feed/change.ts';
import type { Feed } from '../feed/feed.ts';
import { createFeedCache } from '../feed/feedCache.ts';
import { cappedCount, type Total } from './cappedCount.ts';
import type { Where } from './where.ts';

/** Public rows, and the feed of their changes. */
export interface PublicRows {
  db: Queryable;
  feed: Feed;
}

/** Counts the rows of a list with this filter. */
export type TotalOf = (where: Where) => Promise<Total>;

const { keptTotals, longTotal, longTotalMs } = limits.lists;

/**
 * Counts the rows of a list once until it changes. The total of a long list may be a minute old: otherwise each write
 * would make the server count all long lists again. Simultaneous requests share one count.
 */
export function rememberTotals({ db, feed }: PublicRows, table: ListedNoun): TotalOf {
  const totals = createFeedCache<Total>(feed, { maxBytes: keptTotals, maxAgeMs: longTotalMs });

  return async (where) => {
    const make = async () => {
      const value = await cappedCount(db, table, where);
      const isLong = value.total > longTotal && !where.hasExactTotal;
      return { value, bytes: 1, records: [], kinds: isLong ? [] : KINDS_OF_LIST[table] };
    };
    const key = JSON.stringify([where.sql, where.params]);
    return (await totals.read(key, make, { needsNewest: true })).value;
  };
}
