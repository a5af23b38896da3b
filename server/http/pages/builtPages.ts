import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAddress, PageRenderer } from '../../../contract/pageRenderer.ts';
import { readPageAssets } from './pageAssets.ts';
import { builtDocument } from './pageDocument.ts';
import type { PagesOptions } from './pages.ts';

/** The built client: documents made of its files, and its own renderer. */
export async function loadBuiltPages(
  dist: string,
): Promise<Pick<PagesOptions, 'document' | 'render' | 'addressOf'>> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const web = readPageAssets(join(dist, 'web'), 'src/main.tsx', '/');
  const liff = readPageAssets(join(dist, 'liff'), 'liff/main.tsx', '/liff/');
  // Server and client meet here only, at run time: neither can import the other.
  const client = (await import(pathToFileURL(join(dist, 'server/entryServer.js')).href)) as {
    renderPage: PageRenderer;
    pageAddress: PageAddress;
    loadScreens: () => Promise<void>;
  };
  await client.loadScreens();
  const document = builtDocument(template, web, liff);
  return { document, render: client.renderPage, addressOf: client.pageAddress };
}
