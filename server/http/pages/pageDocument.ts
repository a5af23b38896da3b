import { createHash } from 'node:crypto';
import type { Boot, RenderedPage } from '../../../contract/pageRenderer.ts';
import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import { hashSource } from '../answer/securityHeaders.ts';
import { loaderScript } from './loader.ts';
import type { PageAssets } from './pageAssets.ts';

/** A document with the CSP sources that allow its inline script and its inline style. */
export interface PageHtml {
  html: string;
  script: string;
  style: string;
}

/** Puts a rendered page into index.html. */
export type PageDocument = (page: RenderedPage) => Promise<PageHtml>;

/** Inside LINE other scripts start the app: `liff`. */
export const builtDocument =
  (template: string, web: PageAssets, liff: PageAssets): PageDocument =>
  async (page) =>
    pageHtml(template, page.address.startsWith('/liff/') ? liff : web, page);

/** The element of the app. Its address tells the browser whether it may hydrate the markup. */
export const appElement = ({ address, body }: RenderedPage) =>
  `<div id="root" data-rendered="${escapeHtml(address)}">${body}</div>`;

function pageHtml(template: string, assets: PageAssets, page: RenderedPage): PageHtml {
  const { language, head, boot, scripts } = page;
  const app = appElement(page);
  const loader = loaderScript(assets.scriptsFor(scripts));
  const nonce = boot.config.mapsKey ? digestOf(head + app) : null;
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const html = fill(template, {
    language,
    head: `${head}<style${attribute}>${assets.css}</style>`,
    app,
    scripts: `${bootData(boot)}<script>${loader}</script>`,
  });
  const style = nonce ? `'nonce-${nonce}'` : hashSource(assets.css);
  return { html, script: hashSource(loader), style };
}

/**
 * Google Maps copies the nonce of the first style to the styles that it adds. The nonce is made from the page, so that
 * the page stays the same for everyone, and markup inside the page cannot know it (docs/decisions/0021).
 */
const digestOf = (page: string) => createHash('sha256').update(page).digest('base64').slice(0, 24);

/** Replaces the marks of index.html. `$` has no special meaning in the values, because a function returns them. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/<!--(\w+)-->/g, (mark, name: string) => values[name] ?? mark);
}

/** `<` is escaped, so that no text in the data can close the script element. */
export function bootData(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="boot">${json}</script>`;
}
