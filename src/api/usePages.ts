import { mapAnswer } from '../lib/answer.ts';
import { answerOf } from './answerOf.ts';
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
    answer: mapAnswer(answerOf(list), ({ pages }) =>
      eachOnce(pages.flatMap((page) => rowsOf(page))),
    ),
    /** The next page could not be loaded. */
    hasFailed: list.isFetchNextPageError && !list.isFetching,
    mayLoad: list.hasNextPage && !list.isFetching && !list.isError,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
    retry: () => void list.fetchNextPage(),
  };
}

/** A row removed between two requests shifts the others, so one row can be on two pages. */
const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
