import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../../contract/pageRenderer.ts';
import { readPageAssets } from './pageAssets.ts';
import { builtDocument, type PageDocument } from './pageDocument.ts';

/** The built client: documents made of its files, and its own renderer. */
export async function loadBuiltPages(
  dist: string,
): Promise<{ document: PageDocument; render: PageRenderer }> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const web = readPageAssets(join(dist, 'web'), 'src/main.tsx', '/');
  const liff = readPageAssets(join(dist, 'liff'), 'liff/main.tsx', '/liff/');
  // Server and client meet here only, at run time: neither can import the other.
  const client = (await import(pathToFileURL(join(dist, 'server/entryServer.js')).href)) as {
    renderPage: PageRenderer;
    loadScreens: () => Promise<void>;
  };
  await client.loadScreens();
  return { document: builtDocument(template, web, liff), render: client.renderPage };
}
