import type { InfiniteData, QueryClient } from '@tanstack/query-core';
import type { ReviewCard } from '../../../contract/review.ts';
import { FIRST_PAGE } from '../../api/query.ts';
import { listOf, totalOf } from '../../lib/list.ts';
import type { reviewListQuery } from './reviewAtoms.ts';

type ListQuery = ReturnType<typeof reviewListQuery>;
type Page = Awaited<ReturnType<ListQuery['queryFn']>>;

const MINUTE_MS = 60_000;

/** Refetches only the first page if it is older than a minute; later pages stay as they are. */
export async function refreshFirstPage(client: QueryClient, list: ListQuery): Promise<void> {
  const { queryKey, queryFn } = list;
  const known = client.getQueryState(queryKey);
  if (known?.data === undefined || Date.now() - known.dataUpdatedAt < MINUTE_MS) return;
  const first = await client.fetchQuery({
    queryKey: [...queryKey, 'first'],
    queryFn: () => queryFn({ pageParam: FIRST_PAGE }),
    staleTime: 0,
    gcTime: 0,
  });
  client.setQueryData<InfiniteData<Page>>(queryKey, (shown) => shown && withFirst(shown, first));
}

/** New reviews push old ones off the first page. Those stay at its end, so that no row is lost. */
function withFirst(shown: InfiniteData<Page>, first: Page): InfiniteData<Page> {
  const [former = [], ...further] = shown.pages.map((page) => listOf(page));
  const known = idsOf([former, ...further].flat());
  const fresh = listOf(first);
  const written = fresh.filter(({ id }) => !known.has(id)).length;
  const left = former.filter(({ id }) => !idsOf(fresh).has(id));
  const rows = [...fresh, ...left.slice(Math.max(0, left.length - written))];
  return {
    ...shown,
    pages: [{ ...first, data: rows, total: totalOf(first) }, ...shown.pages.slice(1)],
  };
}

const idsOf = (reviews: readonly ReviewCard[]) => new Set(reviews.map(({ id }) => id));
