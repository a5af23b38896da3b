import type { MyReview } from '../../../contract/review.ts';
import { listOf } from '../../api/query.ts';
import { useServerData } from '../../api/useServerData.ts';
import { myReviewListQuery } from '../review/myReviewQueries.ts';

interface MyReviews {
  /** Undefined until they have come. */
  reviews: readonly MyReview[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The reviews that the member has written. */
export function useMyReviews(): MyReviews {
  const { data, isError, isFetching, refetch } = useServerData(myReviewListQuery);
  return {
    reviews: data && listOf<MyReview>(data),
    hasFailed: !data && isError && !isFetching,
    retry: () => void refetch(),
  };
}
