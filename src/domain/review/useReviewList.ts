import type { Review } from '../../../contract/review.ts';
import { listOf } from '../../api/query.ts';
import { useServerPages } from '../../api/useServerData.ts';
import { type ReviewScope, reviewListQuery } from './reviewQueries.ts';

/** The reviews of a scope, page after page. Nothing is asked again after an empty page or a failure. */
export function useReviewList(scope: ReviewScope) {
  const list = useServerPages(reviewListQuery(scope));
  const pages = list.data?.pages;
  const reviews = pages && eachOnce(pages.flatMap((page) => listOf(page)));
  return {
    reviews,
    total: pages?.[0]?.total ?? reviews?.length ?? 0,
    hasFailed: list.isError && !list.isFetching,
    mayLoad: list.hasNextPage && !list.isFetching && !list.isError,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
    retry: () => void (pages ? list.fetchNextPage() : list.refetch()),
  };
}

/** A review that was written between two pages pushes another one from the first onto the second. */
const eachOnce = (reviews: readonly Review[]): readonly Review[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];
