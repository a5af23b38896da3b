import { useMemo } from 'react';
import { isNotFound } from '../api/ApiError.ts';
import { useQueryClient } from '../api/useQueryClient.ts';

interface Question<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<T>;
}

/** Reads cached answers of queries without asking the server. */
export interface Answers {
  answerTo: <T>(question: Question<T>) => T | undefined;
  /** It was asked, and the record may exist: the call runs or has failed. `not_found` is an answer. */
  isUnanswered: (question: Question<unknown>) => boolean;
  watch: (onAnswer: () => void) => () => void;
}

export function useAnswers(): Answers {
  const client = useQueryClient();
  return useMemo(
    () => ({
      answerTo: ({ queryKey }) => client.getQueryData(queryKey),
      isUnanswered: ({ queryKey }) => {
        const state = client.getQueryState(queryKey);
        return state !== undefined && state.data === undefined && !isNotFound(state.error);
      },
      watch: (onAnswer) =>
        client.getQueryCache().subscribe((event) => {
          if (event.type !== 'updated') return;
          if (event.action.type === 'success' || event.action.type === 'error') onAnswer();
        }),
    }),
    [client],
  );
}
