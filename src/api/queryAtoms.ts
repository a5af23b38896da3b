import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import {
  atomWithInfiniteQuery as libraryInfiniteQuery,
  atomWithQuery as libraryQuery,
  queryClientAtom,
} from 'jotai-tanstack-query';

interface QueryOptions<T> {
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
  enabled?: boolean | (() => boolean);
}

interface PagesOptions<T, Start> {
  queryKey: QueryKey;
  initialPageParam: Start;
  queryFn: (context: { pageParam: Start }) => Promise<T>;
  getNextPageParam: (last: T, pages: T[]) => Start | undefined;
  staleTime?: number;
}

/** A query as an atom. After a failed refetch it keeps its answer when the atom unmounts. */
export function atomWithQuery<T>(optionsOf: (get: Getter) => QueryOptions<T>) {
  const options = atom(optionsOf);
  const library = libraryQuery<T>((get) => get(options));
  const kept = atom(
    (get) => get(library),
    (get) => hideFailure(get(queryClientAtom), get(options).queryKey),
  );
  kept.onMount = (hide) => hide;
  return kept;
}

/** The same for a list that is read page by page. */
export function atomWithPages<T, Start>(options: PagesOptions<T, Start>) {
  const library = libraryInfiniteQuery<T, Error, InfiniteData<T>, QueryKey, unknown>(() => ({
    ...options,
    // page params are created by the options themselves
    queryFn: ({ pageParam }) => options.queryFn({ pageParam: pageParam as Start }),
  }));
  const kept = atom(
    (get) => get(library),
    (get) => hideFailure(get(queryClientAtom), options.queryKey),
  );
  kept.onMount = (hide) => hide;
  return kept;
}

/**
 * jotai-tanstack-query 0.11 resets a failed query when one of its atoms unmounts, also for other screens. This
 * wrapper unmounts first, hides the failure from the library and restores it afterwards.
 */
function hideFailure(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.status !== 'error') return;
  const isShared = query.getObserversCount() > 1;
  const hasData = query.state.data !== undefined;
  // No data and no other subscriber: the query may be reset, so that the next visit asks again.
  if (!isShared && !hasData) return;
  const { error } = query.state;
  query.setState({ status: hasData ? 'success' : 'pending', error: null });
  queueMicrotask(() => {
    if (isShared && query.state.fetchStatus === 'idle') query.setState({ status: 'error', error });
  });
}
