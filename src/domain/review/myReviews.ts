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
 * One review of the member for the editor; disabled without an id. It ignores the cache, because an old copy
 * would overwrite edits from another device.
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
  /** Undefined while loading. */
  reviews: readonly MyReviewCard[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useMyReviews(): MyReviews {
  const { data, isError, isFetching, refetch } = useServerData(myReviewListQuery);
  return {
    reviews: data && listOf<MyReviewCard>(data),
    hasFailed: !data && isError && !isFetching,
    retry: () => void refetch(),
  };
}
