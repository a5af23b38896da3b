import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import { manyClinics } from '../../support/fixtures/find/manyClinics.ts';

const ALL = 100_000;

/** A directory of a hundred thousand clinics: the answers are made from those of the demo. */
async function openLongList(): Promise<{ page: Page; asked: URL[] }> {
  const page = await openPage();
  const asked: URL[] = [];
  const answer = await page.request.get('/public/clinics?limit=20');
  const { data } = (await answer.json()) as { data: object[] };
  await page.route('**/public/clinics?*', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    await route.fulfill({ json: manyClinics(url.search, data, ALL) });
  });
  await page.goto('/contents?tabId=doctors');
  await untilInteractive(page);
  await page.getByRole('tab', { name: '의원' }).click();
  await page.getByText('0번 의원', { exact: true }).waitFor();
  return { page, asked };
}

const namesOnScreen = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top } = card.getBoundingClientRect();
      return `${card.querySelector('h3')?.textContent} at ${Math.round(top)}`;
    }),
  );

it('BRW-28 AMB-90 a hundred thousand clinics: few cards, windows of 20, the scroll bar reaches all of them', async () => {
  const { page, asked } = await openLongList();
  expect(await page.getByText('의원 100,000곳').isVisible()).toBe(true);
  expect(await page.getByRole('article').count()).toBeLessThan(12);
  await page.mouse.wheel(0, 5_000);
  await page.getByText('14번 의원', { exact: true }).waitFor();
  expect(await page.getByRole('article').count()).toBeLessThan(12);
  await expect.poll(() => asked.map((url) => url.searchParams.get('offset'))).toEqual(['0', '20']);
  expect(asked.every((url) => url.searchParams.get('limit') === '20')).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(
    11_000_000,
  );
  // The end of the scroll bar is the last of them, its start the first.
  await jump(page, 'end');
  await page.getByText(`${ALL - 1}번 의원`, { exact: true }).waitFor();
  await jump(page, 'start');
  await page.getByText('0번 의원', { exact: true }).waitFor();
  // Dragging the scroll bar does not load everything in between.
  asked.length = 0;
  // Within the page: on a busy machine commands from outside would come too late.
  await page.evaluate(async () => {
    for (let step = 1; step <= 40; step += 1) {
      scrollTo(0, step * 100_000);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.locator('li[data-waiting]').first().waitFor({ state: 'detached' });
  expect(asked.length).toBeLessThan(8);
});

it('AMB-90 Back restores the place, near the top and near the end', async () => {
  const { page } = await openLongList();
  for (const top of [20_000, 11_500_000]) await leaveAndReturn(page, top);
});

async function leaveAndReturn(page: Page, to: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), to);
  await page.waitForFunction((top) => scrollY === top, to);
  await page.getByText('0번 의원', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('li[data-waiting]').count()).toBe(0);
  const before = await namesOnScreen(page);
  expect(before.length).toBeGreaterThan(3);
  await page.getByRole('link', { name: '홈' }).click();
  await page.getByRole('heading', { name: '인기 리뷰' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => namesOnScreen(page)).toEqual(before);
}

const jump = (page: Page, where: 'start' | 'end') =>
  page.evaluate(
    (to) => window.scrollTo(0, to === 'end' ? document.documentElement.scrollHeight : 0),
    where,
  );
