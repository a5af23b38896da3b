import type { Language } from '../../../contract/language.ts';
import type { Boot, RenderedPage } from '../../../contract/pageRenderer.ts';
import type { PageAssets } from './pageAssets.ts';
import { deferredStart } from './startScript.ts';

/** Makes whole documents from index.html. `nonce` is a mark that each response replaces by its own. */
export interface PageDocument {
  /** A page drawn by the server. */
  drawn: (page: RenderedPage, nonce: string) => Promise<string>;
  /** An empty page in which the app draws itself: what Line opens. */
  empty: (language: Language, boot: Boot, nonce: string) => Promise<string>;
}

export function builtDocument(template: string, web: PageAssets, liff: PageAssets): PageDocument {
  return {
    drawn: async (page, nonce) => {
      const start = deferredStart(web.scriptsFor(page.chunk), web.entry);
      return fill(template, {
        language: page.language,
        head: page.head + inlineStyle(web.css, nonce),
        app: `<div id="root" data-drawn="by-server">${page.body}</div>`,
        scripts: `${bootData(page.boot)}<script nonce="${nonce}">${start}</script>`,
      });
    },
    empty: async (language, boot, nonce) =>
      fill(template, {
        language,
        head: preloads(liff) + inlineStyle(liff.css, nonce),
        app: '<div id="root"></div>',
        scripts: `${bootData(boot)}<script type="module" nonce="${nonce}" src="${liff.entry}"></script>`,
      }),
  };
}

/** Fills the marked places of index.html. The values may hold '$', so they are given as functions. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/<!--(\w+)-->/g, (mark, name: string) => values[name] ?? mark);
}

/** '<' is written so that no text in the data can end the element. */
export function bootData(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="boot">${json}</script>`;
}

const inlineStyle = (css: string, nonce: string) => `<style nonce="${nonce}">${css}</style>`;

const preloads = (assets: PageAssets) =>
  assets
    .scriptsFor(undefined)
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('');
