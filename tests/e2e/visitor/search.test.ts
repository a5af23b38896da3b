import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../support/browser/looks.ts';
import { openPage } from '../../support/browser/openPage.ts';
import {
  addressOf,
  axeObjections,
  untilInteractive,
  visit,
  watchApi,
} from '../../support/browser/visit.ts';

const opener = (page: Page) => page.getByRole('link', { name: '통합검색 열기' });
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.getByRole('option', { selected: true });

async function openModal(pageOptions: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/home', pageOptions);
  await opener(page).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  return page;
}

describe('the search by keyboard alone', () => {
  it('SRCH-01 SRCH-14 opens by Enter, moves by arrow keys, opens a match by Enter, and Back returns', async () => {
    const page = await visit('/home');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await page.keyboard.type('모래');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page).count()).toBe(1);
    const name = (await chosen(page).locator('mark').locator('..').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contents/clinic/*');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/home');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('the current match stays in view below the field, the focus inside the modal, and Escape gives it back', async () => {
    const page = await openModal({ height: 640 });
    await page.keyboard.type('의');
    await options(page).first().waitFor();
    const count = await options(page).count();
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('ArrowDown');
      const option = await chosen(page).boundingBox();
      const above = await field(page).boundingBox();
      const dialog = await page.getByRole('dialog').boundingBox();
      if (!option || !above || !dialog) throw new Error('Something is not shown');
      expect(option.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
      expect(option.y + option.height).toBeLessThanOrEqual(dialog.y + dialog.height);
    }
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    // At once, although there is a text.
    await field(page).focus();
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(addressOf(page)).toBe('/home');
    expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('while a syllable is being composed, Enter ends the syllable and nothing else', async () => {
    const page = await openModal();
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await compose('ㅁ');
    await compose('모');
    await options(page).first().waitFor();
    const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
    await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    expect(await field(page).inputValue()).toBe('모');
    await input.send('Input.insertText', { text: '모' });
    expect(addressOf(page)).toBe('/home');
    expect(await field(page).inputValue()).toBe('모');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});

describe('the search modal in the history', () => {
  it('Back closes it; so does its icon after a reload; and neither adds a history entry', async () => {
    const page = await openModal();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(addressOf(page)).toBe('/home');
    await opener(page).click();
    await field(page).waitFor();
    await page.reload();
    await untilInteractive(page);
    await opener(page).click();
    await page.getByRole('button', { name: '닫기' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('/search', () => {
  it('AMB-01 GEN-05 is rendered with its matches and works as a form without JavaScript', async () => {
    const page = await visit('/search?lang=ja', { javaScript: false });
    await field(page).fill('피부');
    await field(page).press('Enter');
    await page.waitForURL('**/search?*q=*');
    expect(addressOf(page)).toBe('/search?lang=ja&q=피부');
    expect(await page.getByRole('group', { name: '診療科目' }).textContent()).toContain('皮膚科');
    await options(page).filter({ hasText: '皮膚科' }).first().click();
    await page.waitForURL('**/contents?*specialtyId=dermatology*');
  });
});

describe.each(LOOKS)('axe objects to nothing, $lang, $colorScheme', ({ lang, colorScheme }) => {
  it('in the modal, in each of its states', async () => {
    const page = await visit(`/home?lang=${lang}`, { colorScheme });
    await page.evaluate(() => localStorage.setItem('recentSearches', '["눈","코"]'));
    await page.getByRole('link', { name: /통합검색 열기|総合検索を開く/ }).click();
    await field(page).waitFor();
    expect(await axeObjections(page), 'recent searches').toEqual([]);
    await field(page).fill('모');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await axeObjections(page), 'matches').toEqual([]);
    await field(page).fill('없는말없는말');
    await page.getByText(/검색 결과가 없습니다|検索結果がありません/).waitFor();
    expect(await axeObjections(page), 'no match').toEqual([]);
  });

  it('on /search with matches, which hydrates without messages and without more calls', async () => {
    const page = await openPage({ colorScheme });
    const calls = watchApi(page);
    await page.goto(`/search?q=모&lang=${lang}`);
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await axeObjections(page)).toEqual([]);
  });
});
