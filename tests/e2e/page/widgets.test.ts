import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../support/browser/looks.ts';
import { testSite } from '../../support/browser/openPage.ts';
import { axeObjections } from '../../support/browser/visit.ts';
import { visitExamples } from '../../support/browser/visitExamples.ts';

describe('the page of widgets', () => {
  it.each(LOOKS)(
    'has nothing that axe objects to: $lang, $colorScheme',
    async ({ lang, colorScheme }) => {
      const page = await visitExamples(`?lang=${lang}`, { colorScheme });
      expect(await axeObjections(page)).toEqual([]);
      await page.locator('[data-example="with avatars"]').getByRole('combobox').click();
      await page.keyboard.press('ArrowDown');
      expect(await axeObjections(page)).toEqual([]);
    },
  );

  it('BRW-03 fits a narrow phone, with targets of 44 pixels', async () => {
    const page = await visitExamples('', { width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('[data-example="items"]').getByRole('combobox').click();
    const controls = page.locator('button, input:not([hidden]), select, textarea, [role=option]');
    const small = await controls.evaluateAll((all) =>
      all
        .map((one) => ({ name: one.outerHTML, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44),
    );
    expect(small).toEqual([]);
  });

  it('is unknown to every server', async () => {
    const answer = await fetch(`${testSite().siteUrl}/examples`);
    expect(answer.status).toBe(404);
  });
});

describe('dropdown', () => {
  it('DROP-03 DROP-04 DROP-05 DROP-06 works by the keyboard alone', async () => {
    const page = await visitExamples();
    const example = page.locator('[data-example="items"]');
    const field = example.getByRole('combobox');
    const list = example.getByRole('listbox');
    await field.focus();
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.type('마이');
    expect(await example.getByRole('option').allTextContents()).toEqual(['마이페이지']);
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('마이페이지');
    // The name is selected, so that typed text replaces it.
    await page.keyboard.type('홈');
    expect(await field.inputValue()).toBe('홈');
    await page.keyboard.press('Tab');
    await list.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('마이페이지');
    expect(await field.evaluate((one) => one.matches(':focus'))).toBe(false);
  });

  it('DROP-01 a syllable that is being composed filters, and its Enter chooses nothing', async () => {
    const page = await visitExamples();
    const example = page.locator('[data-example="items"]');
    await example.getByRole('combobox').focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['ㅅ', '시', '시수', '시술']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await expect.poll(() => example.getByRole('option').allTextContents()).toEqual(['시술명']);
    expect(await example.getByRole('combobox').inputValue()).toBe('시술');
    await session.send('Input.insertText', { text: '시술' });
    await page.keyboard.press('Enter');
    expect(await example.getByRole('combobox').inputValue()).toBe('시술명');
  });

  it('DROP-14 CONST-28 its list has z-index 200, above what follows', async () => {
    const page = await visitExamples();
    const example = page.locator('[data-example="items"]');
    await example.getByRole('button').tap();
    const option = example.getByRole('option').nth(3);
    const zIndex = await option.evaluate(
      (one) => getComputedStyle(one.closest('[role=listbox]')?.parentElement ?? one).zIndex,
    );
    expect(zIndex).toBe('200');
    await option.tap();
    expect(await example.getByRole('combobox').inputValue()).toBe('상담');
  });

  it('DROP-05 inside a dialog, Escape closes the list first and the dialog next', async () => {
    const page = await visitExamples();
    await page.getByRole('button', { name: 'Open the dialog' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').tap();
    const list = dialog.getByRole('listbox');
    const bottomOf = (box: { y: number; height: number } | null) =>
      (box?.y ?? 0) + (box?.height ?? 0);
    // It is not clipped: the dialog makes room for it.
    await expect
      .poll(async () => bottomOf(await list.boundingBox()) < bottomOf(await dialog.boundingBox()))
      .toBe(true);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('text input', () => {
  it('AMB-70 TXT-08 checks a composed syllable at its end', async () => {
    const page = await visitExamples();
    const field = page.getByLabel('ID', { exact: true });
    await field.fill('ab');
    await field.focus();
    const session = await page.context().newCDPSession(page);
    const composition = { text: '한', selectionStart: 1, selectionEnd: 1 };
    await session.send('Input.imeSetComposition', composition);
    expect(await field.inputValue()).toBe('ab한');
    await session.send('Input.insertText', { text: '한' });
    await expect.poll(() => field.inputValue()).toBe('ab');
    await page.getByText('아이디는 영문, 숫자, ., _만 입력할 수 있습니다').waitFor();
  });
});

describe('image picker', () => {
  it('FILE-03 FILE-04 FILE-10 is 10rem square, and alone until there is a file', async () => {
    const page = await visitExamples();
    const example = page.locator('[data-example="no files, 1 MB at most"]');
    const picker = example.getByRole('button', { name: '사진 추가' });
    const box = await picker.boundingBox();
    expect([box?.width, box?.height]).toEqual([160, 160]);
    expect(await example.getByRole('list').count()).toBe(0);
    const choosing = page.waitForEvent('filechooser');
    await picker.tap();
    const chooser = await choosing;
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles([
      { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'b.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await expect.poll(() => example.getByRole('listitem').count()).toBe(2);
  });

  it('FILE-01 shows a part of the next picture at the end of a full row', async () => {
    const page = await visitExamples('', { width: 360 });
    const row = page.locator('[data-example="several files"]').getByRole('list');
    const next = await row.getByRole('listitem').nth(1).boundingBox();
    const edge = await row.evaluate((one) => one.parentElement?.getBoundingClientRect().right ?? 0);
    expect(edge).toBe(360);
    expect(edge - (next?.x ?? edge)).toBeGreaterThanOrEqual(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
