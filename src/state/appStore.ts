import { hydrate, type QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Boot } from '../../contract/pageRenderer.ts';
import { clientConfigAtom } from './clientConfig.ts';

/** Creates one store per browser, and one per request on the server. */
export function createAppStore(boot: Boot, queryClient: QueryClient) {
  if (boot.answers) hydrate(queryClient, boot.answers);
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  store.set(clientConfigAtom, boot.config);
  return store;
}
