import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/** Path and query as they were sent; the cache in front of the app knows them by the same text. */
export function requestTarget(c: Context<AppEnv>): string {
  const sent = c.env?.incoming?.url;
  if (sent?.startsWith('/')) return sent;
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
