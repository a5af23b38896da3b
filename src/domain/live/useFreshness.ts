import type { QueryClient } from '@tanstack/query-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryClient } from '../../api/useQueryClient.ts';

/** Asks on each new page and when the page becomes visible; `refresh` asks at most once a minute. */
export function useFreshness(refresh: (client: QueryClient) => Promise<void>): void {
  const client = useQueryClient();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is an occasion to ask
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh(client);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [client, refresh, pathname]);
}
