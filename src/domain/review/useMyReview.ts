import type { MyReview } from '../../../contract/review.ts';
import { isNotFound } from '../../api/ApiError.ts';
import { useServerData } from '../../api/useServerData.ts';
import type { RecordState } from '../useRecord.ts';
import { myReviewQuery } from './myReviewQueries.ts';

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
