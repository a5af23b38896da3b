import { randomBytes } from 'node:crypto';
import type { ClientConfig } from '../../../contract/clientConfig.ts';
import type { PageRenderer } from '../../../contract/pageRenderer.ts';
import { toBrotli } from '../encodeAnswer.ts';
import { type PackedPage, packPage, withNonce } from './packedPage.ts';
import { type CachedPage, PageCache } from './pageCache.ts';
import type { PageDocument } from './pageDocument.ts';

export interface PagesOptions {
  document: PageDocument;
  render: PageRenderer;
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
    const page = await cache.get(url, () => draw(url, options));
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
  if (/^\/liff(\/|\?|$)/.test(url)) {
    const language = /[?&]lang=(ja|jp)\b/.test(url) ? 'ja' : 'ko';
    const html = await document.empty(language, { config, answers: null }, NONCE_MARK);
    return keepable(200, html);
  }
  const page = await render({ url, config, readPublic });
  return keepable(page.status, await document.drawn(page, NONCE_MARK));
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
