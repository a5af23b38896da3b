import type { ApiKey } from '../../contract/api.ts';
import { type Answer, type CallInput, call } from './call.ts';

type PageInput = { query: { offset?: string | undefined; limit?: string | undefined } };
type PagedKey = {
  [K in ApiKey]: CallInput<K> extends PageInput ? K : never;
}[ApiKey];

/** A call as a query: the same value feeds a component, a prefetch on the server and an invalidation. */
export function query<K extends ApiKey>(key: K, input: CallInput<K>) {
  return {
    queryKey: [key, input] as const,
    queryFn: () => call(key, input),
  };
}

/** A list read in windows of `limit`, until an empty one arrives. */
export function pagedQuery<K extends PagedKey>(key: K, input: CallInput<K>, limit: number) {
  const wanted = (input as PageInput).query;
  return {
    queryKey: [key, input, 'paged', limit] as const,
    initialPageParam: 0,
    queryFn: ({ pageParam }: { pageParam: number }) =>
      call(key, {
        ...input,
        query: { ...wanted, offset: String(pageParam), limit: String(limit) },
      }),
    getNextPageParam: (last: Answer<K>, pages: Answer<K>[]) =>
      listOf(last as List<unknown>).length === 0 ? undefined : pages.length * limit,
  };
}

interface List<T> {
  data: readonly T[];
}

/** Lists arrive in `data` or one level deeper in `data.data`. */
export function listOf<T>(answer: List<T> | { data: List<T> }): readonly T[] {
  return 'data' in answer.data ? answer.data.data : answer.data;
}
