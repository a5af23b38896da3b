import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/** Path and query as the client sent them; the answer cache uses the same text in its keys. */
export function requestTarget(c: Context<AppEnv>): string {
  const sent = c.env?.incoming?.url;
  if (sent?.startsWith('/')) return sent;
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * The first header of this lower-case name. Node's `headers` object is slower to build than a
 * cached answer is to send.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const key = rawHeaders[index];
    if (key?.length === name.length && key.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
