import { languageQuery } from '../../contract/plain/language.ts';
import type { Pages } from '../http/pages/pages.ts';

const FIRST_PAGES = (['ko', 'ja'] as const).flatMap((language) =>
  ['/home', '/contents'].map((path) => path + languageQuery(language)),
);

/**
 * Renders the most visited pages and builds the search index, so that the first
 * visitor does not wait. It stops between two pages when the server stops.
 */
export async function warmUp(
  pages: Pages,
  readPublic: (path: string) => Promise<unknown>,
  end: AbortSignal,
): Promise<void> {
  await readPublic('/public/search?q=%EA%B0%80');
  for (const url of FIRST_PAGES) {
    if (end.aborted) return;
    await pages(url);
  }
}
