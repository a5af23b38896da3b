import { expect, it } from 'vitest';
import { LOOKS } from '../../support/browser/looks.ts';
import { axeObjections, visit } from '../../support/browser/visit.ts';

const MODALS = { ko: ['정렬', '지역', '가격', '조건'], ja: ['並び順', 'エリア', '料金', '条件'] };

it.each(LOOKS)(
  'axe has no objections to the chips and their modals: $lang, $colorScheme',
  async ({ lang, colorScheme }) => {
    const query = '?lang=ja&partId=eyes&priceMax=100000'.replace('ja', lang);
    const page = await visit(`/contents${query}&region=jeju`, { colorScheme });
    expect(await axeObjections(page)).toEqual([]);
    await page.goto(`/contents?lang=${lang}&near=37.5,127.03`);
    await page.waitForFunction(() => document.documentElement.dataset.interactive);
    for (const name of MODALS[lang]) {
      await page
        .getByRole('group', { name: /조건|絞り込み/ })
        .getByRole('button', { name })
        .first()
        .click();
      await page.getByRole('dialog', { name }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await axeObjections(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  },
);
