import type { Language } from '../../../contract/language.ts';
import type { Boot, RenderedPage } from '../../../contract/pageRenderer.ts';
import type { PageAssets } from './pageAssets.ts';
import { deferredStart } from './startScript.ts';

/** Builds documents from index.html. `nonce` is a mark that each response replaces with its own nonce. */
export interface PageDocument {
  /** A page rendered by the server. */
  rendered: (page: RenderedPage, nonce: string) => Promise<string>;
  /** An empty page that the LINE app renders in the browser. */
  empty: (language: Language, boot: Boot, nonce: string) => Promise<string>;
}

export function builtDocument(template: string, web: PageAssets, liff: PageAssets): PageDocument {
  return {
    rendered: async (page, nonce) => {
      const start = deferredStart(web.scriptsFor(page.chunk), web.entry);
      return fill(template, {
        language: page.language,
        head: page.head + inlineStyle(web.css, nonce),
        app: `<div id="root" data-rendered="by-server">${page.body}</div>`,
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

/** Replaces the marks of index.html. `$` has no special meaning in the values, because a function returns them. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/<!--(\w+)-->/g, (mark, name: string) => values[name] ?? mark);
}

/** `<` is escaped, so that no text in the data can close the script element. */
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
