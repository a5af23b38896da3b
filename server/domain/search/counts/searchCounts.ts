import { type Counts, createCounts } from '../../../lib/createCounts.ts';
import { limits } from '../../../limits/limits.ts';
import type { CountedTerm } from './searchTermSql.ts';

/** Searches that are counted and not yet written. Nothing here says who searched. */
export type SearchCounts = Counts<CountedTerm>;

export const createSearchCounts = (most: number = limits.searchTerms.waiting): SearchCounts =>
  createCounts({
    most,
    keyOf: ({ day, term }) => `${day} ${term}`,
    sum: (known, added) => ({ ...added, searches: known.searches + added.searches }),
  });
