import type { InfiniteData } from '@tanstack/query-core';
import type { AtomWithInfiniteQueryResult } from 'jotai-tanstack-query';
import { mapAnswer } from '../lib/answer.ts';
import { answerOf } from './answerOf.ts';

/** The rows of a list that is read page by page, each row once. */
export function pagesOf<T, Row extends { id: string }>(
  list: AtomWithInfiniteQueryResult<InfiniteData<T>, Error>,
  rowsOf: (page: T) => readonly Row[],
) {
  const answer = mapAnswer(answerOf(list), ({ pages }) =>
    eachOnce(pages.flatMap((page) => rowsOf(page))),
  );
  const loadMore = () => void list.fetchNextPage();
  // After a failed refetch the rows stay, and their end must not look like the end of the list: all are read again.
  const hasFailed = list.isError && list.hasNextPage && !list.isFetching;
  const readAgain = () => void list.refetch({ cancelRefetch: false });
  const again = list.isFetchNextPageError ? loadMore : readAgain;
  const retryNext = hasFailed ? again : undefined;
  return {
    first: list.data?.pages[0],
    answer,
    /** Set if there are further pages, and the last request has failed. */
    retryNext,
    hasMore: list.hasNextPage,
    mayLoad: list.hasNextPage && !list.isFetching && !list.isError,
    loadMore,
    isLoadingMore: list.isFetchingNextPage,
    /** Set after a failure, of the first page or of the next one. */
    retry: answer.state === 'failed' ? answer.retry : retryNext,
  };
}

/** Without a cursor a row that is added between two requests shifts the others, so a row can be on two pages. */
const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
