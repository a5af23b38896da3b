import type { Answer } from '../lib/answer.ts';
import { isNotFound } from './ApiError.ts';

interface Result<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** For data that people change: data from before this visit, or from before a failed refetch, may be out of date. */
export function freshAnswerOf<T>(result: Result<T> & { isFetchedAfterMount: boolean }): Answer<T> {
  const isFresh = result.isFetchedAfterMount && !result.error;
  return answerOf({ ...result, data: isFresh ? result.data : undefined });
}

/** After a failed refetch the data stay. */
export function answerOf<T>({ data, error, isFetching, refetch }: Result<T>): Answer<T> {
  if (data !== undefined) return { state: 'ready', data };
  if (isFetching || !error) return { state: 'loading' };
  if (isNotFound(error)) return { state: 'missing' };
  return { state: 'failed', retry: () => void refetch() };
}
