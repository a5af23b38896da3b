import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../support/browser/looks.ts';
import { openPage, type PageOptions } from '../../support/browser/openPage.ts';
import { axeObjections } from '../../support/browser/visit.ts';

async function open(search: string, options: PageOptions): Promise<Page> {
  const page = await openPage(options);
  await page.goto(`/contents${search}`);
  await page.waitForFunction(() => document.documentElement.dataset.interactive);
  return page;
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

describe.each(COLOURS)('the browse area in %s colours', (colorScheme) => {
  it.each([
    '?tabId=doctors&lang=ja',
    '?tabId=events',
    '?partId=skin&concernId=pigment&treatmentId=ipl&lang=ja',
    '?specialtyId=korean-medicine&treatmentId=braces',
  ])('%s has nothing that axe objects to', async (search) => {
    expect(await axeObjections(await open(search, { colorScheme }))).toEqual([]);
  });

  it.each([
    ['the choice of a way', '', []],
    ['parts', '', [/시술 부위로 찾기/]],
    ['specialties', '', [/진료과목으로 찾기/]],
    ['concerns', '?partId=skin', []],
    ['many treatments', '?specialtyId=dermatology', []],
  ] as const)('neither has the picker of %s', async (_, search, steps) => {
    const page = await open(search, { colorScheme });
    await press(page, /조건 추가/);
    for (const name of steps) await press(page, name);
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(await axeObjections(page)).toEqual([]);
  });

  it('neither has a loading list, nor one that failed', async () => {
    const page = await open('?tabId=doctors', { colorScheme, expectedTrouble: [/400/, /failed/] });
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route('**/public/events?*', async (route) => {
      await refused;
      await route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } });
    });
    await page.getByRole('tab', { name: '이벤트' }).click();
    await page.getByRole('status', { name: '불러오는 중' }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    refuse();
    await page.getByRole('button', { name: '다시 시도' }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
  });
});
