import { describe, expect, it } from 'vitest';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive, visit } from '../../support/browser/visit.ts';

interface Listed {
  id: string;
  bannerImage?: unknown;
}

describe('the measures of the specification', () => {
  it('CLN-26 CONST-22 NAV-09 CONST-21 the banner of a clinic is 180 px high, the bottom bar 16 units, and as wide as the column at most', async () => {
    const page = await openPage();
    const answer = await page.request.get('/public/clinics?limit=30');
    const { data } = (await answer.json()) as { data: Listed[] };
    const clinic = data.find(({ bannerImage }) => bannerImage);
    await page.goto(`/contents/clinic/${clinic?.id}`);
    const banner = await page.getByRole('region', { name: '병원 사진' }).boundingBox();
    expect(banner?.height).toBe(180);

    await page.setViewportSize({ width: 1280, height: 844 });
    const bar = page.getByRole('navigation', { name: '주 메뉴' });
    const box = await bar.getByRole('list').boundingBox();
    expect(box?.height).toBe(64);
    expect((await bar.boundingBox())?.width).toBe(448);
  });
});

describe('line breaks of titles', () => {
  it.each(['events', 'reviews'])(
    'I18N-05 in Japanese between phrases, in Korean between words, on cards of %s, too',
    async (tab) => {
      const page = await openPage({ javaScript: false });
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

  it('a title leaves no single word in its last line, except in Japanese phrases', async () => {
    // Styles need no script.
    const page = await openPage({ javaScript: false });
    const styleOfTitle = async (language: string) => {
      await page.goto(`/contents?tabId=events&lang=${language}`);
      const title = page.getByRole('article').getByRole('heading').first();
      return title.evaluate((found) => getComputedStyle(found).textWrapStyle);
    };
    expect(await styleOfTitle('ko')).toBe('pretty');
    expect(await styleOfTitle('ja')).toBe('auto');
  });
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
