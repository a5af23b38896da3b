import type { SortName } from '../../../contract/plain/sorts.ts';
import { readFind } from '../../lib/find.ts';
import type { ReviewScope } from './reviewAtoms.ts';

/** How the reviews of one record can be sorted, besides newest first. */
export const REVIEW_SORTS = ['recommended', 'rating'] as const satisfies readonly SortName[];

/** Reads the address of a clinic, a doctor or an event. Other conditions and sorts are ignored. */
export function reviewChoicesIn(search: URLSearchParams): Pick<ReviewScope, 'photos' | 'sort'> {
  const { photos, sort } = readFind(search);
  return { photos, sort: REVIEW_SORTS.find((each) => each === sort) };
}
