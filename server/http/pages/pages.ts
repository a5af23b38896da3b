import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { ClientConfig } from '../../../contract/clientConfig.ts';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../../contract/language.ts';
import type { PageAddress, PageRenderer } from '../../../contract/pageRenderer.ts';
import { toBrotli } from '../answer/encodeAnswer.ts';
import type { AppEnv } from '../appEnv.ts';
import { type PackedPage, packPage, withNonce } from './packedPage.ts';
import { type CachedPage, PageCache } from './pageCache.ts';
import type { PageDocument } from './pageDocument.ts';

export interface PagesOptions {
  document: PageDocument;
  render: PageRenderer;
  addressOf: PageAddress;
  config: ClientConfig;
  readPublic: (path: string) => Promise<{ status: number; body: unknown }>;
  /** Rises with every change of public data. */
  publicVersion: () => number;
}

export type PageAnswer = Redirect | Document;

interface Redirect {
  status: number;
  redirect: string;
}

interface Document {
  status: number;
  nonce: string;
  html: () => string;
  brotli: () => Promise<Buffer<ArrayBuffer>>;
}

export type Pages = (url: string) => Promise<PageAnswer>;

const newNonce = () => randomBytes(16).toString('base64');

/** Placeholder of the nonce in cached pages. It is random, so no text can contain it. */
const NONCE_MARK = newNonce();

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
    const page = await cache.get(address, () =>
      language === null ? renderPage(address, options) : renderEmpty(language, options),
    );
    const nonce = newNonce();
    const html = () => page.html.replaceAll(NONCE_MARK, nonce);
    const brotli = async () => {
      const packed = await page.packed();
      return packed === null ? toBrotli(Buffer.from(html())) : withNonce(packed, nonce);
    };
    return { status: page.status, nonce, html, brotli };
  };
}

const redirectTo = (address: string): Redirect => ({ status: 302, redirect: address });

async function renderPage(url: string, options: PagesOptions): Promise<CachedPage> {
  const { document, render, config, readPublic } = options;
  const page = await render({ url, config, readPublic });
  return cachedPage(page.status, await document.rendered(page, NONCE_MARK));
}

async function renderEmpty(language: Language, { document, config }: PagesOptions) {
  return cachedPage(200, await document.empty(language, { config, answers: null }, NONCE_MARK));
}

/** The language of a /liff address; null for other addresses. */
function liffLanguageOf(url: string): Language | null {
  if (!/^\/liff(\/|\?|$)/.test(url)) return null;
  return languageOf(new URL(url, 'http://localhost').search);
}

function cachedPage(status: number, html: string): CachedPage {
  let packed: Promise<PackedPage | null> | undefined;
  return {
    status,
    html,
    packed: () => {
      packed ??= packPage(html, NONCE_MARK);
      return packed;
    },
  };
}

/** Calls a public endpoint inside the process, to render a page. Rate limits do not apply. */
export async function readPublic(
  app: Hono<AppEnv>,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(path, undefined, { isOwn: true });
  return { status: answer.status, body: await answer.json() };
}
