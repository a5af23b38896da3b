import { hashKey } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import { pagesOf } from '../../api/pagesOf.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerPages } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { cappedTotalOf, listOf } from '../../lib/list.ts';
import { refreshFirstPage } from './refreshFirstPage.ts';
import { type ReviewScope, reviewListQuery } from './reviewAtoms.ts';

/** The reviews, page by page. Loading stops after an empty page or a failure. */
export function useReviewList(scope: ReviewScope) {
  const query = reviewListQuery(scope);
  const list = pagesOf(useServerPages(query), (page) => listOf(page));
  useFreshStart(query);
  const { first } = list;
  const shown = dataOf(list.answer)?.length ?? 0;
  const counted = first ? cappedTotalOf(first) : { total: 0 };
  return { ...list, counted: counted.total >= shown ? counted : { total: shown } };
}

/** Refreshes the first page on each visit. A failure is logged and leaves the shown list. */
function useFreshStart(query: ReturnType<typeof reviewListQuery>): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => void refreshFirstPage(client, query).catch(() => undefined));
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another visit
  useEffect(() => refresh(), [key]);
}
