import type { Pages } from '../http/pages/pages.ts';

/** What the first visitors are most likely to ask for. */
const FIRST_PAGES = ['/home', '/contents', '/home?lang=ja', '/contents?lang=ja'];

/**
 * Draws and compresses the first pages and reads the names for the search, so that nobody waits for either.
 * Between two of them it ends when the server does.
 */
export async function warmUp(
  pages: Pages,
  readPublic: (path: string) => Promise<unknown>,
  end: AbortSignal,
): Promise<void> {
  await readPublic('/public/search?q=%EA%B0%80');
  for (const url of FIRST_PAGES) {
    if (end.aborted) return;
    const page = await pages(url);
    if ('brotli' in page) await page.brotli();
  }
}
