import { limits } from '../../limits.ts';
import type { CountedTerm } from './searchTermSql.ts';

/** Searches that are counted and not yet written. Nothing here says who searched. */
export interface SearchCounts {
  add(counted: CountedTerm): void;
  /** Returns all counts and forgets them. */
  take(): CountedTerm[];
}

/** Holds a bounded number of different terms; while it is full, new ones are not counted. */
export function createSearchCounts(most: number = limits.searchTerms.waiting): SearchCounts {
  let waiting = new Map<string, CountedTerm>();
  return {
    add: ({ day, term, searches, found }) => {
      const key = `${day} ${term}`;
      const known = waiting.get(key);
      if (!known && waiting.size >= most) return;
      waiting.set(key, { day, term, searches: searches + (known?.searches ?? 0), found });
    },
    take: () => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}
