import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage, type PageOptions, testSite } from '../../support/browser/openPage.ts';
import { axeObjections, untilInteractive } from '../../support/browser/visit.ts';

/** Chromium on computers may or may not share by itself; the test says which. */
async function openFirstClinic(query: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  const answer = await page.request.get('/public/clinics?limit=1');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  await page.goto(`/contents/clinic/${data[0]?.id}${query}`);
  await untilInteractive(page);
  return page;
}

it('a visitor copies the link of a clinic', async () => {
  const page = await openFirstClinic('?utm_source=mail');
  const { siteUrl } = testSite();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.getByRole('button', { name: '공유하기' });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await page.getByRole('button', { name: '링크 복사' }).click();
  await page.getByText('링크를 복사했어요').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const { pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + pathname);
});

it('the modal offers LINE, and axe has no objection', async () => {
  const page = await openFirstClinic('?lang=ja', { colorScheme: 'dark', width: 360 });
  await page.getByRole('button', { name: 'シェアする' }).click();
  const link = page.getByRole('link', { name: 'LINEでシェア' });
  await link.waitFor();
  const shared = new URL((await link.getAttribute('href')) ?? '').searchParams.get('url');
  expect(shared).toBe(page.url().replace(/[?&]modal.*/, ''));
  expect(await axeObjections(page)).toEqual([]);
});
