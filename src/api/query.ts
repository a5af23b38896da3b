import type { ApiKey } from '../../contract/api.ts';
import { type Call, type CallInput, call } from './call.ts';

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
