import type { Answer } from '../lib/answer.ts';
import { isNotFound } from './ApiError.ts';

interface Result<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** For data that may be changed: those from before this visit, or before a failed refetch, may be out of date. */
export function freshAnswerOf<T>(result: Result<T> & { isFetchedAfterMount: boolean }): Answer<T> {
  const isFresh = result.isFetchedAfterMount && !result.error;
  return answerOf({ ...result, data: isFresh ? result.data : undefined });
}

/** A failed refetch leaves the data that are there. */
export function answerOf<T>({ data, error, isFetching, refetch }: Result<T>): Answer<T> {
  if (data !== undefined) return { state: 'ready', data };
  if (isFetching || !error) return { state: 'loading' };
  if (isNotFound(error)) return { state: 'missing' };
  return { state: 'failed', retry: () => void refetch() };
}
