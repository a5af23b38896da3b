import type { QueryKey } from '@tanstack/query-core';
import { useData } from '../../api/useServerData.ts';
import { PREVIEW_ID } from '../../constants.ts';
import type { Answer } from '../../lib/answer.ts';
import type { Previewed, PreviewKind } from '../preview/previewed.ts';
import { usePreview } from '../preview/usePreview.ts';

export type RecordState<T> =
  | Answer<T>
  /** An unsaved record from this device; undefined if there is none. */
  | { state: 'previewed'; data: T | undefined };

interface DetailSource<T> {
  id: string;
  query: {
    queryKey: QueryKey;
    queryFn: () => Promise<{ data: T }>;
  };
}

export function useRecord<K extends PreviewKind>(
  kind: K,
  { id, query }: DetailSource<Previewed[K]>,
): RecordState<Previewed[K]> {
  const isPreview = id === PREVIEW_ID;
  const preview = usePreview(kind, { enabled: isPreview });
  const answer = useData(query, { enabled: !isPreview });
  return isPreview ? { state: 'previewed', data: preview } : answer;
}
