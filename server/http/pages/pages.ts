import type { Hono } from 'hono';
import type { ClientConfig } from '../../../contract/clientConfig.ts';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../../contract/language.ts';
import type { PageAddress, PageRenderer } from '../../../contract/pageRenderer.ts';
import { type EncodedAnswer, encodeBody, withBrotli } from '../answer/encodeAnswer.ts';
import type { AppEnv } from '../appEnv.ts';
import { PageCache } from './pageCache.ts';
import type { PageDocument, PageHtml } from './pageDocument.ts';
import { pageHeaders } from './pageHeaders.ts';

export interface PagesOptions {
  document: PageDocument;
  render: PageRenderer;
  addressOf: PageAddress;
  config: ClientConfig;
  /** Origin of the bucket that receives photos, if there is one. */
  uploadOrigin?: string | null;
  readPublic: (path: string) => Promise<{ status: number; body: unknown }>;
  /** Rises with every change of public data. */
  publicVersion: () => number;
}

export type PageAnswer = Redirect | Page;

interface Redirect {
  status: number;
  redirect: string;
}

/** A page with its headers: the same bytes and the same policy for everyone. */
export interface Page {
  answer: EncodedAnswer;
  /** Compresses once, at the first request for brotli. */
  compress: () => Promise<EncodedAnswer>;
}

export type Pages = (url: string) => Promise<PageAnswer>;

/** Lower is not faster for a page; 10 saves 5 percent and takes ten times as long. */
const PAGE_QUALITY = 8;

/**
 * Answers every address that is not a file or an API call: with a rendered page, or with the LINE entry under
 * /liff.
 */
export function createPages(options: PagesOptions): Pages {
  const cache = new PageCache(options.publicVersion);
  return async (url) => {
    if (url === '/' || url.startsWith('/?')) return redirectTo(`/home/${url.slice(1)}`);
    // All addresses under /liff share one empty document for each language.
    const language = liffLanguageOf(url);
    const address =
      language === null ? options.addressOf(url) : `/liff/?${LANGUAGE_PARAMETER}=${language}`;
    return cache.get(address, () =>
      language === null ? renderPage(address, options) : renderEmpty(address, language, options),
    );
  };
}

const redirectTo = (address: string): Redirect => ({ status: 302, redirect: address });

async function renderPage(url: string, options: PagesOptions): Promise<Page> {
  const { document, render, config, readPublic } = options;
  const page = await render({ url, config, readPublic });
  return pageOf(url, page.status, await document.rendered(page), options);
}

async function renderEmpty(url: string, language: Language, options: PagesOptions): Promise<Page> {
  const { document, config } = options;
  return pageOf(url, 200, await document.empty(language, { config, answers: null }), options);
}

function pageOf(
  url: string,
  status: number,
  { html, ...inline }: PageHtml,
  { config, uploadOrigin = null }: PagesOptions,
): Page {
  const path = url.split('?', 1)[0] ?? '/';
  const headers = pageHeaders(path, { ...config, uploadOrigin }, inline);
  const answer = encodeBody(Buffer.from(html), headers, status);
  let compressed: Promise<EncodedAnswer> | undefined;
  const compress = () => {
    compressed ??= withBrotli(answer, PAGE_QUALITY);
    return compressed;
  };
  return { answer, compress };
}

/** The language of a /liff address; null for other addresses. */
function liffLanguageOf(url: string): Language | null {
  if (!/^\/liff(\/|\?|$)/.test(url)) return null;
  return languageOf(new URL(url, 'http://localhost').search);
}

/** Calls a public endpoint inside the process, to render a page. Rate limits do not apply. */
export async function readPublic(
  app: Hono<AppEnv>,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(path, undefined, { isOwn: true });
  return { status: answer.status, body: await answer.json() };
}
