import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { openPage, type PageOptions, testSite } from './openPage.ts';

/** A page of the site in a real browser, ready for presses. */
export async function visit(address: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto(address);
  if (options.javaScript !== false) await untilInteractive(page);
  return page;
}

export const untilInteractive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.interactive);

/** The calls that the page makes from now on: paths with their queries. */
export function watchApi(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(public|member|auth|s3)\//.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

/** Path and query. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + decodeURIComponent(search);
}

export async function axeObjections(page: Page): Promise<string[]> {
  // Our pages have no frames; for those axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Records of the demonstration, from the lists of the site. */
export async function demoRecords<T>(path: string): Promise<T[]> {
  const answer = await fetch(`${testSite().siteUrl}/public/${path}`);
  return ((await answer.json()) as { data: T[] }).data;
}

/** The first one that matches. */
export async function demoRecord<T extends { id: string }>(
  path: string,
  matches: (record: T) => boolean = () => true,
): Promise<T> {
  const record = (await demoRecords<T>(path)).find(matches);
  if (!record) throw new Error(`No such record below /public/${path}`);
  return record;
}
