import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import type { AppContext } from '../appContext.ts';
import { acceptsEncoding } from '../http/answer/encodeAnswer.ts';
import { assetHeaders } from '../http/answer/securityHeaders.ts';
import { streamText } from '../http/answer/streamText.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { type CallCounting, countCall } from '../http/guard/countCall.ts';
import { koreanDayOf, msToKoreanMidnight } from '../lib/koreanDay.ts';
import { logFailure } from '../lib/log.ts';
import { limits } from '../limits/limits.ts';
import { orNotFound, refuse } from '../refusal.ts';
import { sitemapEntries, sitemapTotals } from './sitemapSql.ts';
import { sitemapFileAt, sitemapIndex, sitemapText } from './sitemapXml.ts';

export interface SitemapServices extends CallCounting {
  log: Logger;
}

/** Caches keep it for an hour, but not past midnight in Seoul, when events end. */
const headersAt = (now: Date) => ({
  ...assetHeaders,
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${Math.min(3_600, Math.floor(msToKoreanMidnight(now) / 1_000))}`,
  Vary: 'Accept-Encoding',
});

/** /sitemap.xml and the files that it lists. */
export function serveSitemaps(
  context: AppContext,
  services: SitemapServices,
): { index: Handler<AppEnv>; file: Handler<AppEnv> } {
  const { publicUrl } = context.clientConfig;
  const totalOf = sitemapTotals(context.db);

  const index: Handler<AppEnv> = async (c) => {
    c.set('route', '/sitemap.xml');
    await take(c, services, 0);
    const now = context.now();
    const day = koreanDayOf(now);
    const [clinic, doctor, event, review] = await Promise.all([
      totalOf({ kind: 'clinic', day }),
      totalOf({ kind: 'doctor', day }),
      totalOf({ kind: 'event', day }),
      totalOf({ kind: 'review', day }),
    ]);
    const xml = sitemapIndex(publicUrl, { clinic, doctor, event, review });
    return new Response(xml, { headers: headersAt(now) });
  };

  const file: Handler<AppEnv> = async (c) => {
    c.set('route', '/sitemaps/:file');
    const asked = orNotFound(sitemapFileAt(c.req.param('file') ?? ''));
    const now = context.now();
    const part = { kind: asked.kind, day: koreanDayOf(now) };
    const offset = (asked.number - 1) * limits.lists.sitemapUrls;
    const total = await totalOf(part);
    // The total may be an hour old. A file that has begun since is read; one behind it would skip many rows for nothing.
    if (offset > total) throw refuse('not_found');
    const count = Math.min(total - offset, limits.lists.sitemapUrls);
    await take(c, services, count * limits.lists.sitemapUrlBytes);
    const entries = sitemapEntries(context.db, part, { offset, limit: limits.lists.sitemapUrls });
    const first = await entries.next();
    if (first.done) throw refuse('not_found');
    const parts = sitemapText(publicUrl, asked, withFirst(first.value, entries));
    return streamed(c, parts, { headers: headersAt(now), log: services.log });
  };
  return { index, file };
}

async function* withFirst<T>(first: T, rest: AsyncGenerator<T>) {
  yield first;
  yield* rest;
}

/** A file is as much work as many calls, so it counts by its size. */
async function take(c: Context<AppEnv>, services: SitemapServices, bytes: number): Promise<void> {
  const points = 1 + Math.floor(bytes / limits.calls.bytesPerPoint);
  await countCall(c, services, { kind: 'page', points });
}

function streamed(
  c: Context<AppEnv>,
  parts: AsyncGenerator<string>,
  { headers, log }: { headers: Record<string, string>; log: Logger },
): Response {
  const brotli = acceptsEncoding(c.req.header('accept-encoding'), 'br');
  const sent = { ...headers, ...(brotli && { 'Content-Encoding': 'br' }) };
  if (c.req.method === 'HEAD') return new Response(null, { headers: sent });
  const close = async () => {
    await parts.return(undefined);
  };
  const onFailure = (error: unknown) => {
    logFailure(log, error, c.var.requestId);
    c.env?.outgoing?.destroy();
    return c.env?.outgoing !== undefined;
  };
  return new Response(streamText({ parts, close }, { brotli, onFailure }), { headers: sent });
}
