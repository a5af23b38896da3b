import type { MyReviewCard } from '../../../contract/review.ts';
import { useServerData } from '../../api/useServerData.ts';
import { listOf } from '../../lib/list.ts';
import { myReviewListQuery } from '../review/myReviewQueries.ts';

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
