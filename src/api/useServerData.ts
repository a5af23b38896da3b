import type { InfiniteData } from '@tanstack/query-core';
import type { AtomWithInfiniteQueryResult, AtomWithQueryResult } from 'jotai-tanstack-query';
import { type Answer, mapAnswer } from '../lib/answer.ts';
import { answerOf, freshAnswerOf } from './answerOf.ts';
import { type AtomsByInput, atomsByInput, useAtomOf } from './atomsByInput.ts';
import {
  atomWithInfiniteQuery,
  atomWithQuery,
  type PagesOptions,
  type QueryOptions,
} from './queryAtoms.ts';

const answers = atomsByInput((query: QueryOptions<unknown>) => atomWithQuery(() => query));
const lists = atomsByInput((list: PagesOptions<unknown, never>) =>
  atomWithInfiniteQuery(() => list),
);

/** Reads a query that has an input, e.g. an id. All readers of one query share one atom. */
export function useServerData<T>(query: QueryOptions<T>, options: { enabled?: boolean } = {}) {
  // A query key belongs to one type of answer.
  const atoms = answers as AtomsByInput<unknown, unknown> as AtomsByInput<
    QueryOptions<T>,
    AtomWithQueryResult<T, Error>
  >;
  return useAtomOf(atoms, { ...query, ...options });
}

/** The same as an answer: loading, failed, missing or ready. */
export const useAnswer = <T>(query: QueryOptions<T>, options?: { enabled?: boolean }): Answer<T> =>
  answerOf(useServerData(query, options));

/** The same without the envelope: what is in `data` of the answer. */
export const useData = <T>(
  query: QueryOptions<{ data: T }>,
  options?: { enabled?: boolean },
): Answer<T> => mapAnswer(useAnswer(query, options), ({ data }) => data);

/** The same as `useAnswer` for data that the visitor changes. */
export const useFreshAnswer = <T>(
  query: QueryOptions<T>,
  options?: { enabled?: boolean },
): Answer<T> => freshAnswerOf(useServerData({ ...query, staleTime: 0 }, options));

/** The same for a list that is read page by page. */
export function useServerPages<T, Start>(list: PagesOptions<T, Start>) {
  const atoms = lists as AtomsByInput<never, unknown> as AtomsByInput<
    PagesOptions<T, Start>,
    AtomWithInfiniteQueryResult<InfiniteData<T>, Error>
  >;
  return useAtomOf(atoms, list);
}
