import type { Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { openPage, type PageOptions, testSite } from './openPage.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

let files: Promise<Map<string, string | Uint8Array>> | undefined;

/** The page of all widgets, which no server has: it is built here and given to the browser. */
export async function visitExamples(query = '', options: PageOptions = {}): Promise<Page> {
  files ??= buildExamples();
  const built = await files;
  const page = await openPage(options);
  await page.route(`${testSite().siteUrl}/examples**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/examples\/?/, '');
    const name = path || 'src/examples/examples.html';
    const body = built.get(name);
    if (body === undefined) return route.fulfill({ status: 404, body: name });
    await route.fulfill({
      contentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      body: Buffer.from(body),
    });
  });
  await page.goto(`/examples${query}`);
  // When dragging is loaded, nothing is rendered again.
  await page.locator('[data-example] .touch-none').first().waitFor();
  return page;
}

async function buildExamples(): Promise<Map<string, string | Uint8Array>> {
  // Within a test React would come as its slow development build, as in tools/build.mjs.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const output = (await build({
    mode: 'examples',
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput; // one build, which does not watch files
  process.env.NODE_ENV = NODE_ENV;
  return new Map(
    output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
