import { expect, it } from 'vitest';
import { watchShifts } from '../../support/browser/layoutShifts.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';

const OFFER = '日本語で表示しますか？';

it('AMB-79 the offer of Japanese moves nothing on the page, and the chosen page is Japanese', async () => {
  const page = await openPage({ locale: 'ja-JP', width: 360 });
  const shifts = await watchShifts(page);
  await page.goto('/home');
  await page.getByText(OFFER).waitFor();
  await untilInteractive(page);
  await page.waitForTimeout(300);
  expect(await shifts()).toEqual([]);

  await page.getByRole('link', { name: '表示する' }).click();
  await page.waitForURL('**/home?lang=ja');
  await page.getByRole('heading', { name: '人気の口コミ' }).waitFor();
  // The choice is stored: the Korean page offers nothing more.
  await page.goto('/home');
  await untilInteractive(page);
  expect(await page.getByText(OFFER).count()).toBe(0);
});

it('without script the language switch is a link, and nothing is offered', async () => {
  const page = await openPage({ locale: 'ja-JP', javaScript: false });
  await page.goto('/home');
  expect(await page.getByText(OFFER).count()).toBe(0);
  await page.getByRole('navigation', { name: '언어 바꾸기' }).getByRole('link').click();
  await page.waitForURL('**/home?lang=ja');
});
