import { hashKey, type QueryKey } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { atomWithInfiniteQuery, atomWithQuery } from './queryAtoms.ts';

interface Query<T> {
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
}

export interface PagedQuery<T, Start> {
  queryKey: QueryKey;
  initialPageParam: Start;
  queryFn: (context: { pageParam: Start }) => Promise<T>;
  getNextPageParam: (last: T, pages: T[]) => Start | undefined;
  staleTime?: number;
}

/**
 * Reads a query through an atom that lives as long as the component. An atom family by id would grow forever on
 * the server.
 */
export function useServerData<T>(query: Query<T>, options: { enabled?: boolean } = {}) {
  const enabled = options.enabled ?? true;
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the query depends on
  const atom = useMemo(() => atomWithQuery<T>(() => ({ ...query, enabled })), [key, enabled]);
  return useAtomValue(atom);
}

export function useServerPages<T, Start>(query: PagedQuery<T, Start>) {
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const atom = useMemo(() => atomWithInfiniteQuery<T, Start>(() => query), [key]);
  return useAtomValue(atom);
}
