import type { QueryKey } from '@tanstack/query-core';
import { isNotFound } from '../../api/ApiError.ts';
import { useServerData } from '../../api/useServerData.ts';
import { PREVIEW_ID } from '../../constants.ts';
import type { Previewed, PreviewKind } from '../preview/previewed.ts';
import { usePreview } from '../preview/usePreview.ts';

/** The states of the record on a detail page. */
export type RecordState<T> =
  | { state: 'loading' }
  /** The page keeps its loading indicator and offers a retry. */
  | { state: 'failed'; isRetrying: boolean; retry: () => void }
  | { state: 'missing' }
  | { state: 'shown'; record: T }
  /** An unsaved record from this device; undefined if there is none. */
  | { state: 'previewed'; record: T | undefined };

interface RecordSource<T> {
  id: string;
  query: {
    queryKey: QueryKey;
    queryFn: () => Promise<{ data: T }>;
  };
}

export function useRecord<K extends PreviewKind>(
  kind: K,
  { id, query }: RecordSource<Previewed[K]>,
): RecordState<Previewed[K]> {
  const isPreview = id === PREVIEW_ID;
  const preview = usePreview(kind, { enabled: isPreview });
  const { data, error, isFetching, refetch } = useServerData(query, { enabled: !isPreview });
  if (isPreview) return { state: 'previewed', record: preview };
  if (data) return { state: 'shown', record: data.data };
  if (!error) return { state: 'loading' };
  if (isNotFound(error)) return { state: 'missing' };
  return { state: 'failed', isRetrying: isFetching, retry: () => void refetch() };
}
