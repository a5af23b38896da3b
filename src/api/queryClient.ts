import { QueryCache, QueryClient } from '@tanstack/query-core';
import { codeOf } from './ApiError.ts';

const MINUTE = 60_000;

/** One policy for all: answers are good for a minute, failures are logged and never asked for in a loop. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: false,
        // A page that the server has drawn as missing is not asked for again.
        retryOnMount: false,
        retry: (failures, error) => failures < 2 && isWorthAnotherTry(error),
        retryDelay: (failures) => 1_000 * 2 ** failures,
        // Not paused while the browser believes it is offline: it is wrong often enough.
        networkMode: 'always',
      },
    },
  });
}

function isWorthAnotherTry(error: unknown): boolean {
  return ['offline', 'internal', 'overloaded'].includes(codeOf(error));
}

function logFailure(error: unknown, failed: { queryKey: readonly unknown[] }): void {
  const code = codeOf(error);
  // Expected outcomes of asking, not failures.
  if (code === 'not_found' || code === 'unauthenticated') return;
  console.error(`${failed.queryKey[0]} failed: ${code}`, error);
}
