import type { QueryKey } from '@tanstack/query-core';
import { useAnswer } from '../../api/useServerData.ts';
import { PREVIEW_ID } from '../../constants.ts';
import { type Answer, mapAnswer } from '../../lib/answer.ts';
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
  const answer = useAnswer(query, { enabled: !isPreview });
  if (isPreview) return { state: 'previewed', data: preview };
  return mapAnswer(answer, ({ data }) => data);
}
