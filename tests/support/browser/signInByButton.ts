import type { Page } from 'playwright';
import { openPage, type PageOptions } from './openPage.ts';
import { untilInteractive } from './visit.ts';

/** The console, as an account of the demonstration sees it. */
export async function signInByButton(
  options: PageOptions = {},
  account = 'operator',
): Promise<Page> {
  const page = await openPage({ width: 1_280, height: 900, ...options });
  await page.goto('/login');
  await untilInteractive(page);
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
  return page;
}
