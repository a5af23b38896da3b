import { hashKey } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import type { ReviewCard } from '../../../contract/review.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerPages } from '../../api/useServerData.ts';
import { listOf, totalOf } from '../../lib/list.ts';
import { refreshFirstPage } from './refreshFirstPage.ts';
import { type ReviewScope, reviewListQuery } from './reviewQueries.ts';

/** The reviews of a scope, page after page. Nothing is asked again after an empty page or a failure. */
export function useReviewList(scope: ReviewScope) {
  const query = reviewListQuery(scope);
  const list = useServerPages(query);
  useFreshStart(query);
  const pages = list.data?.pages;
  const reviews = pages && eachOnce(pages.flatMap((page) => listOf(page)));
  return {
    reviews,
    total: Math.max(pages?.[0] ? totalOf(pages[0]) : 0, reviews?.length ?? 0),
    hasFailed: list.isError && !list.isFetching,
    mayLoad: list.hasNextPage && !list.isFetching && !list.isError,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
    retry: () => void (pages ? list.fetchNextPage() : list.refetch()),
  };
}

/** A list that one comes back to. A failure is logged by the query client and leaves what is shown. */
function useFreshStart(query: ReturnType<typeof reviewListQuery>): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => void refreshFirstPage(client, query).catch(() => undefined));
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another visit
  useEffect(() => refresh(), [key]);
}

/** A review that was written between two pages pushes another one from the first onto the second. */
const eachOnce = (reviews: readonly ReviewCard[]): readonly ReviewCard[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];
