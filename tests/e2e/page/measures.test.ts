import { describe, expect, it } from 'vitest';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive, visit } from '../../support/browser/visit.ts';

interface Listed {
  id: string;
  bannerImage?: unknown;
}

describe('the measures of the specification', () => {
  it('NAV-09 CONST-21 the bottom bar is 16 units high and as wide as the column at most', async () => {
    const page = await openPage({ width: 1280 });
    await page.goto('/home');
    const bar = page.getByRole('navigation', { name: '주 메뉴' });
    const box = await bar.getByRole('list').boundingBox();
    expect(box?.height).toBe(64);
    expect((await bar.boundingBox())?.width).toBe(448);
  });

  it('CLN-26 CONST-22 the banner of a clinic is 180 px high', async () => {
    const page = await openPage();
    const answer = await page.request.get('/public/clinics?limit=30');
    const { data } = (await answer.json()) as { data: Listed[] };
    const clinic = data.find(({ bannerImage }) => bannerImage);
    await page.goto(`/contents/clinic/${clinic?.id}`);
    const box = await page.getByRole('region', { name: '병원 사진' }).boundingBox();
    expect(box?.height).toBe(180);
  });
});

describe('line breaks of titles', () => {
  it.each(['events', 'reviews'])(
    'I18N-05 in Japanese between phrases, in Korean between words, on cards of %s, too',
    async (tab) => {
      const page = await openPage();
      await page.goto(`/contents?tabId=${tab}&lang=ja`);
      const links = page.getByRole('article').locator('h3 a');
      const breaks = await links.evaluateAll((found) =>
        found.map((link) => [
          link.closest<HTMLElement>('[lang]')?.lang || 'ja',
          getComputedStyle(link).wordBreak,
        ]),
      );
      expect(breaks.length).toBeGreaterThan(0);
      for (const [language, wordBreak] of breaks) {
        expect([language, wordBreak]).toEqual([
          language,
          language === 'ja' ? 'auto-phrase' : 'keep-all',
        ]);
      }
    },
  );

  it('I18N-05 in Japanese between phrases on buttons, choices and matches, too', async () => {
    const page = await openPage();
    await page.goto('/contents?lang=ja');
    await untilInteractive(page);
    await page.getByRole('button', { name: '条件を追加' }).click();
    const choice = page.getByRole('button', { name: '施術部位で探す' }).locator('span').last();
    expect(await choice.evaluate(wordBreak)).toBe('auto-phrase');
    await page.goto('/search?lang=ja&q=皮');
    const match = page.getByRole('option').locator('span').first();
    expect(await match.evaluate(wordBreak)).toBe('auto-phrase');
  });

  it('I18N-05 in Japanese between phrases in hints and placeholders, too', async () => {
    const page = await openPage();
    await logInHere(page);
    await page.goto('/reset-nickname?lang=ja');
    expect(await page.getByText('50文字まで入力できます').evaluate(wordBreak)).toBe('auto-phrase');
    const field = page.getByRole('textbox', { name: 'ニックネーム' });
    const placeholder = await field.evaluate(
      (input) => getComputedStyle(input, '::placeholder').wordBreak,
    );
    expect(placeholder).toBe('auto-phrase');
  });

  it.each([
    ['ko', 'pretty'],
    ['ja', 'auto'],
  ])(
    'a title leaves no single word in its last line, except in Japanese phrases: %s',
    async (...wish) => {
      const [language, style] = wish;
      const page = await openPage();
      await page.goto(`/contents?tabId=events&lang=${language}`);
      const title = page.getByRole('article').getByRole('heading').first();
      expect(await title.evaluate((found) => getComputedStyle(found).textWrapStyle)).toBe(style);
    },
  );
});

const wordBreak = (element: Element) => getComputedStyle(element).wordBreak;

it('the button of a long modal lies above the lower edge of a phone', async () => {
  const page = await visit('/contents', { height: 568 });
  await page.evaluate(() => document.documentElement.style.setProperty('--safe-bottom', '34px'));
  await page.getByRole('button', { name: '조건', exact: true }).click();
  const modal = page.getByRole('dialog', { name: '조건' });
  const button = await modal.getByRole('button', { name: /개 보기$/ }).boundingBox();
  const modalBox = await modal.boundingBox();
  expect(modalBox?.height).toBeCloseTo(568 * 0.85);
  expect((button?.y ?? 568) + (button?.height ?? 0)).toBeLessThanOrEqual(568 - 34);
});
