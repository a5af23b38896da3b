import { QueryCache, QueryClient } from '@tanstack/query-core';
import { codeOf, isNotFound } from './ApiError.ts';

const MINUTE = 60_000;

/**
 * One policy for all queries: answers are fresh for a minute, failures are logged and not retried in a loop.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: false,
        // Queries that failed are repeated when the device is online again.
        refetchOnReconnect: ({ state }) => state.status === 'error' && !isNotFound(state.error),
        // A record that the server rendered as missing is not queried again.
        retryOnMount: false,
        retry: (failures, error) => failures < 2 && isWorthAnotherTry(error),
        retryDelay: (failures) => 1_000 * 2 ** failures,
        // Queries are not paused offline: the browser's online state is often wrong.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function isWorthAnotherTry(error: unknown): boolean {
  return ['unreachable', 'internal', 'overloaded'].includes(codeOf(error));
}

function logFailure(error: unknown, failed: { queryKey: readonly unknown[] }): void {
  const code = codeOf(error);
  // Expected outcomes, not failures.
  if (code === 'not_found' || code === 'unauthenticated') return;
  console.error(`${failed.queryKey[0]} failed: ${code}`, error);
}
