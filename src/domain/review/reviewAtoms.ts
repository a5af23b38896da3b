import { atom } from 'jotai';
import type { ReviewCard } from '../../../contract/review.ts';
import { answerOf } from '../../api/answerOf.ts';
import { type Call, call, type Output } from '../../api/call.ts';
import { FIRST_PAGE, type PageStart, query, sliceOf } from '../../api/query.ts';
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

const REVIEWS = 'GET /public/reviews';

/**
 * The list, page by page until an empty page arrives. The pages never refetch together; refreshFirstPage.ts keeps the
 * first one fresh.
 */
export const reviewListQuery = (scope: ReviewScope) => ({
  queryKey: [REVIEWS, { query: scope }, 'paged'] as const,
  initialPageParam: FIRST_PAGE,
  queryFn: ({ pageParam }: { pageParam: PageStart }, ask: Call = call) =>
    ask(REVIEWS, { query: { ...scope, ...sliceOf(pageParam, REVIEW_PAGE_SIZE) } }),
  getNextPageParam: (last: Output<typeof REVIEWS>, pages: readonly unknown[]) => {
    const end = listOf(last).at(-1);
    return end && { offset: pages.length * REVIEW_PAGE_SIZE, after: end.id };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const popularReviewsQuery = () =>
  query(REVIEWS, {
    query: { sort: 'popular', offset: '0', limit: String(REVIEW_PAGE_SIZE) },
  });

const popularReviewsQueryAtom = atomWithQuery(() => popularReviewsQuery());

/** The popular reviews on the home page: one page. */
export const popularReviewsAtom = atom(
  (get): Answer<readonly ReviewCard[]> =>
    mapAnswer(answerOf(get(popularReviewsQueryAtom)), (list) => listOf(list)),
);
