import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/** Path and query as they were sent; the cache in front of the app knows them by the same text. */
export function requestTarget(c: Context<AppEnv>): string {
  const sent = c.env?.incoming?.url;
  if (sent?.startsWith('/')) return sent;
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * A header as it came, by its name in small letters; of several the first. Node's own `headers` puts all of them in
 * order when it is first asked, which costs more than looking up a known answer.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const key = rawHeaders[index];
    if (key?.length === name.length && key.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
