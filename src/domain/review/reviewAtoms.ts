import { atom } from 'jotai';
import type { ReviewCard } from '../../../contract/review.ts';
import { answerOf } from '../../api/answerOf.ts';
import { pagedQuery, query } from '../../api/query.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { REVIEW_PAGE_SIZE } from '../../constants.ts';
import { type Answer, mapAnswer } from '../../lib/answer.ts';
import type { ListFilters } from '../../lib/find.ts';
import { listOf } from '../../lib/list.ts';

/** The filters of a review list. */
export interface ReviewScope extends ListFilters {
  clinicId?: string;
  doctorId?: string;
  eventId?: string;
}

export const reviewQuery = (id: string) => query('GET /public/reviews/:id', { params: { id } });

/** The pages never refetch together; refreshFirstPage.ts keeps the first one fresh. */
export const reviewListQuery = (scope: ReviewScope) => ({
  ...pagedQuery('GET /public/reviews', { query: scope }, REVIEW_PAGE_SIZE),
  staleTime: Number.POSITIVE_INFINITY,
});

export const popularReviewsQuery = () =>
  query('GET /public/reviews', {
    query: { sort: 'popular', offset: '0', limit: String(REVIEW_PAGE_SIZE) },
  });

const popularReviewsQueryAtom = atomWithQuery(() => popularReviewsQuery());

/** The popular reviews on the home page: one page. */
export const popularReviewsAtom = atom(
  (get): Answer<readonly ReviewCard[]> =>
    mapAnswer(answerOf(get(popularReviewsQueryAtom)), (list) => listOf(list)),
);
