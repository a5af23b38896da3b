import type { ApiKey } from '../../contract/api.ts';
import { type Call, type CallInput, call } from './call.ts';

/**
 * A call as a query of TanStack Query, for components, for invalidation and for rendering on the server. The server
 * calls the API in its own process.
 */
export function query<K extends ApiKey>(key: K, input: CallInput<K>) {
  return {
    queryKey: [key, input] as const,
    queryFn: (_context?: unknown, ask: Call = call) => ask(key, input),
  };
}

/**
 * Where the next part of a list begins: an offset, and a cursor (the id of the last known row). With both, the cursor
 * counts.
 */
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
