import { type PagedQuery, useServerPages } from './useServerData.ts';

/** The rows of a list that is read page by page, each row once. */
export function usePages<T, Start, Row extends { id: string }>(
  query: PagedQuery<T, Start>,
  rowsOf: (answer: T) => readonly Row[],
) {
  const list = useServerPages(query);
  const pages = list.data?.pages;
  return {
    first: pages?.[0],
    /** Undefined until the first page has loaded. */
    rows: pages && eachOnce(pages.flatMap((page) => rowsOf(page))),
    /** The last request failed. A failed refetch leaves the shown rows. */
    hasFailed: !list.isFetching && (pages ? list.isFetchNextPageError : list.isError),
    isFetching: list.isFetching,
    mayLoad: list.hasNextPage && !list.isFetching && !list.isError,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
    retry: () => void (pages ? list.fetchNextPage() : list.refetch()),
  };
}

/** A row removed between two requests shifts the others, so one row can be on two pages. */
const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
