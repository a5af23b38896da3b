import { hashKey } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import type { ReviewCard } from '../../../contract/review.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerPages } from '../../api/useServerData.ts';
import { listOf, totalOf } from '../../lib/list.ts';
import { refreshFirstPage } from './refreshFirstPage.ts';
import { type ReviewScope, reviewListQuery } from './reviewQueries.ts';

/** The reviews, page by page. Loading stops after an empty page or a failure. */
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

/** Refreshes the first page on each visit. A failure is logged and leaves the shown list. */
function useFreshStart(query: ReturnType<typeof reviewListQuery>): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => void refreshFirstPage(client, query).catch(() => undefined));
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another visit
  useEffect(() => refresh(), [key]);
}

/** A new review shifts the rows, so one review can be on two pages. */
const eachOnce = (reviews: readonly ReviewCard[]): readonly ReviewCard[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];
