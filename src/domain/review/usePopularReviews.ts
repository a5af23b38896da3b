import { useServerData } from '../../api/useServerData.ts';
import { listOf } from '../../lib/list.ts';
import { popularReviewsQuery } from './reviewQueries.ts';

/** The one page of popular reviews. */
export function usePopularReviews() {
  const { data, isFetching, refetch } = useServerData(popularReviewsQuery());
  return {
    reviews: data && listOf(data),
    hasFailed: !data && !isFetching,
    retry: () => void refetch(),
  };
}
