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
  /** Rises with every change that visitors can see. */
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

/** Stands for the nonce in what is kept. Nobody outside can know it, so no text can contain it. */
const NONCE_MARK = newNonce();

/** Answers every address that is no file and no call: by a drawn page, or by Line's entry under /liff. */
export function createPages(options: PagesOptions): Pages {
  const cache = new PageCache(options.publicVersion);
  return async (url) => {
    if (url === '/' || url.startsWith('/?')) return redirectTo(`/home/${url.slice(1)}`);
    // What Line opens is one empty document for all addresses.
    const language = lineLanguageOf(url);
    const address =
      language === null ? options.addressOf(url) : `/liff/?${LANGUAGE_PARAMETER}=${language}`;
    const page = await cache.get(address, () =>
      language === null ? draw(address, options) : drawEmpty(language, options),
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

async function draw(url: string, options: PagesOptions): Promise<CachedPage> {
  const { document, render, config, readPublic } = options;
  const page = await render({ url, config, readPublic });
  return keepable(page.status, await document.drawn(page, NONCE_MARK));
}

async function drawEmpty(language: Language, { document, config }: PagesOptions) {
  return keepable(200, await document.empty(language, { config, answers: null }, NONCE_MARK));
}

/** Null for an address outside of /liff. */
function lineLanguageOf(url: string): Language | null {
  if (!/^\/liff(\/|\?|$)/.test(url)) return null;
  return languageOf(new URL(url, 'http://localhost').search);
}

function keepable(status: number, html: string): CachedPage {
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

/** Asks a public call from inside the process, for pages that are drawn here. Visitors' limits do not apply. */
export async function readPublic(
  app: Hono<AppEnv>,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(path, undefined, { isOwn: true });
  return { status: answer.status, body: await answer.json() };
}
