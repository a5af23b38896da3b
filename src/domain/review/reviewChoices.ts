import type { SortName } from '../../../contract/plain/sorts.ts';
import { filtersIn } from '../../lib/filters.ts';
import { readFind } from '../../lib/find.ts';
import type { ReviewScope } from './reviewAtoms.ts';

/** How the reviews of one record can be sorted, besides newest first. */
export const REVIEW_SORTS = ['recommended', 'rating'] as const satisfies readonly SortName[];

export type Reviewed = Pick<ReviewScope, 'clinicId' | 'doctorId' | 'eventId'>;

/**
 * Reads the address of a clinic, a doctor or an event. Only the reviews of a clinic can be filtered by treatment. Other
 * conditions and sorts are ignored.
 */
export function reviewScopeIn(search: URLSearchParams, of: Reviewed): ReviewScope {
  const { photos, writtenIn, sort } = readFind(search);
  const treatmentId = of.clinicId === undefined ? undefined : filtersIn(search).treatmentId;
  return {
    ...of,
    treatmentId,
    photos,
    writtenIn,
    sort: REVIEW_SORTS.find((each) => each === sort),
  };
}
