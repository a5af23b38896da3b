import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAddress, PageRenderer } from '../../../contract/pageRenderer.ts';
import { readPageAssets } from './pageAssets.ts';
import { builtDocument } from './pageDocument.ts';
import type { PagesOptions } from './pages.ts';

/** Loads the built client: its documents and its renderer. */
export async function loadBuiltPages(
  dist: string,
): Promise<Pick<PagesOptions, 'document' | 'render' | 'addressOf'>> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const web = readPageAssets(join(dist, 'web'), 'src/main.tsx', '/');
  const liff = readPageAssets(join(dist, 'liff'), 'liff/main.tsx', '/liff/');
  // Loaded at run time, because server and client must not import each other.
  const client = (await import(pathToFileURL(join(dist, 'server/entryServer.js')).href)) as {
    renderPage: PageRenderer;
    pageAddress: PageAddress;
    loadScreens: () => Promise<void>;
  };
  await client.loadScreens();
  const document = builtDocument(template, web, liff);
  return { document, render: client.renderPage, addressOf: client.pageAddress };
}
