import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ClientConfig } from '../../../contract/clientConfig.ts';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../../contract/language.ts';
import type { PageAddress, PageRenderer } from '../../../contract/pageRenderer.ts';
import { clearOnRise } from '../../db/clearOnRise.ts';
import type { PublicVersion } from '../../db/publicVersion.ts';
import { limits } from '../../limits.ts';
import { countCacheReads } from '../../metrics/cacheReads.ts';
import { type EncodedAnswer, encodeBody, withBrotli } from '../answer/encodeAnswer.ts';
import type { AppEnv } from '../appEnv.ts';
import type { PageDocument } from './pageDocument.ts';
import { pageHeaders } from './pageHeaders.ts';

export interface PagesOptions {
  document: PageDocument;
  render: PageRenderer;
  addressOf: PageAddress;
  config: ClientConfig;
  /** Origin of the bucket that receives photos, if there is one. */
  uploadOrigin?: string | null;
  readPublic: (path: string) => Promise<Response>;
  publicVersion: PublicVersion;
  /** In development: every request renders its page again. */
  isFresh?: boolean;
}

/** A page with its headers: the same bytes and the same policy for everyone. */
export type PageAnswer = Redirect | EncodedAnswer;

interface Redirect {
  status: number;
  redirect: string;
}

export type Pages = (url: string) => Promise<PageAnswer>;

/** Lower is not faster for a page; 10 saves 5 percent and takes ten times as long. */
const PAGE_QUALITY = 8;
/** The cache keeps nothing of this size. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER;
const reads = countCacheReads('pages');

/**
 * Answers every address that is not a file or an API call: with a rendered page, or with the LINE entry under
 * /liff. Pages contain nothing personal, so visitors share them, and simultaneous requests share one rendering.
 */
export function createPages(options: PagesOptions): Pages {
  const cache = new LRUCache<string, EncodedAnswer>({
    maxSize: limits.kept.pageBytes,
    sizeCalculation: ({ plain, bytes }) => (plain.status === 200 ? bytes : NOT_KEPT),
    ttl: limits.kept.pageMs,
    fetchMethod: (address) => makePage(address, options),
    // A write removes pages that are being made; their requests still get them.
    ignoreFetchAbort: true,
  });
  const dropOld = clearOnRise(options.publicVersion, cache);
  return async (url) => {
    if (url === '/' || url.startsWith('/?')) return redirectTo(`/home/${url.slice(1)}`);
    // All addresses under /liff share one empty document for each language.
    const language = liffLanguageOf(url);
    const address =
      language === null ? options.addressOf(url) : `/liff/?${LANGUAGE_PARAMETER}=${language}`;
    dropOld();
    reads[cache.has(address) ? 'hits' : 'misses'] += 1;
    return cache.forceFetch(address, { forceRefresh: options.isFresh ?? false });
  };
}

const redirectTo = (address: string): Redirect => ({ status: 302, redirect: address });

async function makePage(address: string, options: PagesOptions): Promise<EncodedAnswer> {
  const { config, uploadOrigin = null } = options;
  const language = liffLanguageOf(address);
  const { status, html, ...inline } =
    language === null ? await rendered(address, options) : await empty(language, options);
  const path = address.split('?', 1)[0] ?? '/';
  const headers = pageHeaders(path, { ...config, uploadOrigin }, inline);
  return withBrotli(encodeBody(Buffer.from(html), headers, status), PAGE_QUALITY);
}

async function rendered(url: string, { document, render, config, readPublic }: PagesOptions) {
  const page = await render({ url, config, readPublic });
  return { status: page.status, ...(await document.rendered(page)) };
}

async function empty(language: Language, { document, config }: PagesOptions) {
  return { status: 200, ...(await document.empty(language, { config, answers: null })) };
}

/** The language of a /liff address; null for other addresses. */
function liffLanguageOf(url: string): Language | null {
  if (!/^\/liff(\/|\?|$)/.test(url)) return null;
  return languageOf(new URL(url, 'http://localhost').search);
}

/** Calls a public endpoint inside the process, to render a page. Rate limits do not apply. */
export async function readPublic(app: Hono<AppEnv>, path: string): Promise<Response> {
  return app.request(path, undefined, { isOwn: true });
}
