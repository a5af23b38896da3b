import { createHash } from 'node:crypto';
import type { Language } from '../../../contract/language.ts';
import type { Boot, RenderedPage } from '../../../contract/pageRenderer.ts';
import { hashSource } from '../answer/securityHeaders.ts';
import { loaderScript } from './loader.ts';
import type { PageAssets } from './pageAssets.ts';

/** A document with the CSP sources that allow its inline script and its inline style. */
export interface PageHtml {
  html: string;
  script: string;
  style: string;
}

/** Builds documents from index.html. */
export interface PageDocument {
  /** A page rendered by the server. */
  rendered: (page: RenderedPage) => Promise<PageHtml>;
  /** An empty page that the LINE app renders in the browser. */
  empty: (language: Language, boot: Boot) => Promise<PageHtml>;
}

export function builtDocument(template: string, web: PageAssets, liff: PageAssets): PageDocument {
  return {
    rendered: async ({ language, head, body, boot, scripts }) => {
      const app = `<div id="root" data-rendered="by-server">${body}</div>`;
      return pageHtml(template, web, { language, head, app, boot, scripts });
    },
    empty: async (language, boot) => {
      const app = '<div id="root"></div>';
      const scripts = [firstTexts(language)];
      return pageHtml(template, liff, { language, head: '', app, boot, scripts });
    },
  };
}

/** Every screen needs these. Inside LINE the screen is not known yet. */
const firstTexts = (language: Language) => `src/i18n/${language}/everywhere.ts`;

interface Content {
  language: Language;
  head: string;
  app: string;
  boot: Boot;
  scripts: readonly string[];
}

function pageHtml(
  template: string,
  assets: PageAssets,
  { language, head, app, boot, scripts }: Content,
): PageHtml {
  const loader = loaderScript(assets.entry, assets.scriptsFor(scripts));
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
