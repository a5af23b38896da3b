import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import type { AppContext } from '../appContext.ts';
import { sitemapEntries, sitemapTotals } from '../discovery/sitemapSql.ts';
import {
  sitemapFileAt,
  sitemapIndex,
  sitemapText,
  URLS_PER_FILE,
} from '../discovery/sitemapXml.ts';
import { addressOf } from './addressOf.ts';
import type { AppEnv } from './appEnv.ts';
import { acceptsEncoding } from './encodeAnswer.ts';
import { found } from './found.ts';
import type { RateLimit } from './rateLimit.ts';
import { refuse } from './refusal.ts';
import { logFailure } from './requestLog.ts';
import { assetHeaders } from './securityHeaders.ts';
import { streamText } from './streamText.ts';

export interface SitemapServices {
  rateLimit: RateLimit;
  trustedHops: number;
  log: Logger;
}

const BYTES_PER_URL = 450;

const headers = {
  ...assetHeaders,
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
};

/** /sitemap.xml and the files that it lists. */
export function serveSitemaps(
  context: AppContext,
  services: SitemapServices,
): { index: Handler<AppEnv>; file: Handler<AppEnv> } {
  const { publicUrl } = context.clientConfig;
  const totalOf = sitemapTotals(context);

  const index: Handler<AppEnv> = async (c) => {
    c.set('route', '/sitemap.xml');
    await take(c, services, 0);
    const [clinic, doctor, event, review] = await Promise.all([
      totalOf('clinic'),
      totalOf('doctor'),
      totalOf('event'),
      totalOf('review'),
    ]);
    return new Response(sitemapIndex(publicUrl, { clinic, doctor, event, review }), { headers });
  };

  const file: Handler<AppEnv> = async (c) => {
    c.set('route', '/sitemaps/:file');
    const asked = found(sitemapFileAt(c.req.param('file') ?? ''));
    const offset = (asked.number - 1) * URLS_PER_FILE;
    const count = Math.min((await totalOf(asked.kind)) - offset, URLS_PER_FILE);
    if (count <= 0) throw refuse('not_found');
    await take(c, services, count * BYTES_PER_URL);
    const entries = sitemapEntries(context.db, asked.kind, { offset, limit: URLS_PER_FILE });
    return streamed(c, sitemapText(publicUrl, asked, entries), services.log);
  };
  return { index, file };
}

/** A file is much work for one request, so it counts by its size. */
async function take(c: Context<AppEnv>, services: SitemapServices, bytes: number): Promise<void> {
  const address = addressOf(c, services.trustedHops);
  if (address === null) return;
  await services.rateLimit.take(`page ${address}`);
  await services.rateLimit.charge(`page ${address}`, bytes);
}

function streamed(c: Context<AppEnv>, parts: AsyncGenerator<string>, log: Logger): Response {
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
