import type { ApiKey } from '../../contract/api.ts';
import { type List, listOf } from '../lib/list.ts';
import { type Call, type CallInput, call, type Output } from './call.ts';

type PageInput = { query: { offset?: string | undefined; limit?: string | undefined } };
type PagedKey = {
  [K in ApiKey]: CallInput<K> extends PageInput ? K : never;
}[ApiKey];

/**
 * A call as a query, used by components, invalidation and rendering on the server, which asks in the same
 * process.
 */
export function query<K extends ApiKey>(key: K, input: CallInput<K>) {
  return {
    queryKey: [key, input] as const,
    queryFn: (_context?: unknown, ask: Call = call) => ask(key, input),
  };
}

/** The start of a page: a row offset, and a cursor after the last known row, which has priority. */
export interface PageStart {
  offset: number;
  after?: string;
}

export const FIRST_PAGE: PageStart = { offset: 0 };

export const sliceOf = ({ offset, after }: PageStart, limit: number) => ({
  offset: String(offset),
  limit: String(limit),
  ...(after !== undefined && { after }),
});

/** A list read in pages of `limit`, until an empty page arrives. */
export function pagedQuery<K extends PagedKey>(key: K, input: CallInput<K>, limit: number) {
  const wanted = (input as PageInput).query;
  return {
    queryKey: [key, input, 'paged', limit] as const,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam }: { pageParam: PageStart }, ask: Call = call) =>
      ask(key, { ...input, query: { ...wanted, ...sliceOf(pageParam, limit) } }),
    getNextPageParam: (last: Output<K>, pages: Output<K>[]) => {
      const end = listOf(last as List<{ id: string }>).at(-1);
      return end && { offset: pages.length * limit, after: end.id };
    },
  };
}
