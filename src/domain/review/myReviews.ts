import { LIST_OFFSET, MY_REVIEW_LIMIT } from '../../../contract/limits.ts';
import type { MyReview, MyReviewCard } from '../../../contract/review.ts';
import { isNotFound } from '../../api/ApiError.ts';
import { memberQuery } from '../../api/memberCall.ts';
import { useServerData } from '../../api/useServerData.ts';
import { listOf } from '../../lib/list.ts';
import type { RecordState } from '../record/useRecord.ts';

export const myReviewQuery = (id: string) =>
  memberQuery('GET /member/reviews/:id', { params: { id } });

export const myReviewListQuery = memberQuery('GET /member/reviews', {
  query: { offset: String(LIST_OFFSET), limit: String(MY_REVIEW_LIMIT) },
});

/**
 * One of the member's own reviews, to be edited; nothing is asked for without an id. Always as it is now:
 * whoever begins with what was remembered takes back what was written on another device.
 */
export function useMyReview(id: string | undefined): RecordState<MyReview> {
  const query = { ...myReviewQuery(id ?? ''), staleTime: 0 };
  const answer = useServerData(query, { enabled: id !== undefined });
  const { data, error, isFetching, isFetchedAfterMount, refetch } = answer;
  if (error && isNotFound(error)) return { state: 'missing' };
  if (error) return { state: 'failed', isRetrying: isFetching, retry: () => void refetch() };
  return data && isFetchedAfterMount ? { state: 'shown', record: data.data } : { state: 'loading' };
}

interface MyReviews {
  /** Undefined until they have come. */
  reviews: readonly MyReviewCard[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The reviews that the member has written. */
export function useMyReviews(): MyReviews {
  const { data, isError, isFetching, refetch } = useServerData(myReviewListQuery);
  return {
    reviews: data && listOf<MyReviewCard>(data),
    hasFailed: !data && isError && !isFetching,
    retry: () => void refetch(),
  };
}
