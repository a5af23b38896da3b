import type { Hono } from 'hono';
import type { PageAddress, PageRenderer } from '../../../contract/pageRenderer.ts';
import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { CHANGE_KINDS, DAY_RECORD } from '../../db/feed/change.ts';
import type { Feed } from '../../db/feed/feed.ts';
import { createFeedCache, type Made } from '../../db/feed/feedCache.ts';
import { limits } from '../../limits/limits.ts';
import { countCacheReads } from '../../metrics/cacheReads.ts';
import type { PartOfPage } from '../answer/answerCache.ts';
import { type EncodedAnswer, encodeBody, withBrotli } from '../answer/encodeAnswer.ts';
import type { AppEnv } from '../appEnv.ts';
import type { PageDocument } from './pageDocument.ts';
import { pageHeaders } from './pageHeaders.ts';
import { shownYen } from './shownYen.ts';

export interface PagesOptions {
  document: PageDocument;
  render: PageRenderer;
  addressOf: PageAddress;
  config: ClientConfig;
  /** Origin of the bucket that receives photos, if there is one. */
  uploadOrigin?: string | null;
  readPublic: (path: string, onShown: (part: PartOfPage) => void) => Promise<Response>;
  feed: Feed;
  /** In development: every request renders its page again. */
  isFresh?: boolean;
}

/** A page with its headers: the same bytes and the same policy for everyone. */
export type PageAnswer = Redirect | EncodedAnswer;

interface Redirect {
  status: number;
  redirect: string;
}

export type Pages = (url: string, acceptLanguage?: string) => Promise<PageAnswer>;

/** Quality of brotli. Below 8 a page is not compressed faster; 10 saves 5 percent and takes ten times as long. */
const PAGE_QUALITY = 8;
const reads = countCacheReads('pages');

/**
 * Answers every address that is not a file or an API call with a rendered page. Pages contain nothing personal, so
 * visitors share them, and simultaneous requests share one rendering.
 */
export function createPages(options: PagesOptions): Pages {
  const cache = createFeedCache<EncodedAnswer>(options.feed, {
    maxBytes: limits.kept.pageBytes,
    maxAgeMs: limits.kept.pageMs,
    reads,
  });
  return async (url, acceptLanguage = '') => {
    if (url === '/' || url.startsWith('/?')) return redirectTo(`/home/${url.slice(1)}`);
    const address = await options.addressOf(url, acceptLanguage);
    const make = () => makePage(address, options);
    return (options.isFresh ? await make() : await cache.read(address, make)).value;
  };
}

const redirectTo = (address: string): Redirect => ({ status: 302, redirect: address });

async function makePage(address: string, options: PagesOptions): Promise<Made<EncodedAnswer>> {
  const { config, uploadOrigin = null } = options;
  const parts: PartOfPage[] = [];
  const { status, html, isWhole, ...inline } = await renderedPage(address, options, parts);
  const path = address.split('?', 1)[0] ?? '/';
  const headers = pageHeaders(path, { ...config, uploadOrigin }, inline);
  const value = await withBrotli(encodeBody(Buffer.from(html), headers, status), PAGE_QUALITY);
  return {
    value,
    bytes: status === 200 && isWhole ? value.bytes : null,
    records: [...new Set(parts.flatMap(({ records }) => records))],
    kinds: [...new Set(parts.flatMap(({ kinds }) => kinds))],
    since: Math.min(...parts.map(({ since }) => since), Number.MAX_SAFE_INTEGER),
  };
}

async function renderedPage(
  url: string,
  { document, render, config, readPublic, feed }: PagesOptions,
  parts: PartOfPage[],
) {
  let isWhole = true;
  const readPart = async (path: string) => {
    const partsBefore = parts.length;
    const since = feed.position();
    const response = await readPublic(path, (part) => parts.push(part));
    // The page says that this part could not be loaded. The next visitor gets another try.
    if (response.status >= 500) isWhole = false;
    // An answer that the cache does not keep, e.g. a refusal, names no records. Its page is kept until any change.
    if (parts.length === partsBefore)
      parts.push({ records: [DAY_RECORD], kinds: CHANGE_KINDS, since });
    return response;
  };
  const shown = { ...config, yen: shownYen(config, new Date()) };
  const page = await render({ url, config: shown, readPublic: readPart });
  return { status: page.status, isWhole, ...(await document(page)) };
}

/** Calls a public endpoint inside the process, to render a page. Rate limits do not apply. */
export async function readPublic(
  app: Hono<AppEnv>,
  path: string,
  onShown?: (part: PartOfPage) => void,
): Promise<Response> {
  return app.request(path, undefined, { isForPage: true, onShown });
}
