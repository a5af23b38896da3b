import { hashKey, type InfiniteData, type QueryKey } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';

interface Query<T> {
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
}

interface PagedQuery<T> {
  queryKey: QueryKey;
  initialPageParam: number;
  queryFn: (context: { pageParam: number }) => Promise<T>;
  getNextPageParam: (last: T, pages: T[]) => number | undefined;
}

/**
 * Reads a query through an atom that lives as long as the component. A family of atoms by id would
 * never be emptied on the server, where every visitor brings new ids.
 */
export function useServerData<T>(query: Query<T>, options: { enabled?: boolean } = {}) {
  const enabled = options.enabled ?? true;
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the query depends on
  const atom = useMemo(() => atomWithQuery<T>(() => ({ ...query, enabled })), [key, enabled]);
  return useAtomValue(atom);
}

export function useServerPages<T>(query: PagedQuery<T>) {
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const atom = useMemo(
    () => atomWithInfiniteQuery<T, Error, InfiniteData<T>, QueryKey, number>(() => query),
    [key],
  );
  return useAtomValue(atom);
}
