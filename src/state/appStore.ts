import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import type { Boot } from '../../contract/pageRenderer.ts';
import { queryClientAtom } from '../api/queryAtoms.ts';
import { clientConfigAtom } from './clientConfig.ts';

/** Creates one store per browser, and one per request on the server. */
export function createAppStore(boot: Boot, queryClient: QueryClient) {
  if (boot.answers) hydrate(queryClient, answeredNow(boot.answers));
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  store.set(clientConfigAtom, boot.config);
  return store;
}

/** The page has just arrived, so its answers count as fetched now: fresh for a minute, and not asked again. */
function answeredNow(answers: unknown) {
  const { queries } = answers as DehydratedState;
  const dataUpdatedAt = Date.now();
  return {
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
