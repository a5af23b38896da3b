import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { SESSION_MARK } from '../../../contract/plain/sessionMark.ts';
import { DOUBLE_PRESS_MS } from '../../../src/ui/dialog/usePressOutside.ts';
import { LOOKS, visited } from '../../support/browser/looks.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { signInByButton as signIn } from '../../support/browser/signInByButton.ts';
import { untilQuiet } from '../../support/browser/untilQuiet.ts';
import {
  addressOf,
  axeObjections,
  demoRecords,
  untilInteractive,
} from '../../support/browser/visit.ts';
import { isWide } from '../../support/browser/widths.ts';

const WITHIN_A_SECOND = 1_000;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

describe('the console', () => {
  it('ROLE-05 a 401 of a member leads to no login of the staff', async () => {
    const page = await openPage({ expectedTrouble: [/401/] });
    await begin(page, '/home');
    await page.context().addCookies([{ name: SESSION_MARK, value: '1', url: page.url() }]);
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await begin(page, '/my-page');
    await refused;
    await page.getByRole('button', { name: '라인으로 로그인' }).waitFor();
    expect(addressOf(page)).toBe('/my-page');
  });

  it('GEN-12 no visitor loads any of its code', async () => {
    const page = await openPage();
    await begin(page, '/home');
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const loaded = scripts.filter((url) => /\.js(\?|$)/.test(url));
    expect(loaded.length).toBeGreaterThan(0);
    for (const url of loaded) {
      const text = await (await page.request.get(url)).text();
      expect(text.includes('직원 콘솔') || text.includes('/staff/counsels'), url).toBe(false);
    }
  });

  it('AMB-43 AMB-51 GEN-11 an edit shows in the preview within a second, and publicly after publishing', async () => {
    const page = await signIn();
    const name = `새봄의원 ${Date.now()}`;
    await begin(page, '/console/contents/clinic/new');
    await field(page, '이름').fill(name);
    await press(page, '저장');
    await page.waitForURL(/\/clinic\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';

    const opening = page.context().waitForEvent('page');
    await press(page, '미리보기');
    const preview = await opening;
    await preview.getByRole('heading', { level: 1, name }).waitFor();
    await page.bringToFront();
    await field(page, '이름').fill(`${name} 본점`);
    await field(page, '도로명 주소').fill('서울특별시 강남구 언주로 1');
    await preview
      .getByRole('heading', { level: 1, name: `${name} 본점` })
      .waitFor({ timeout: WITHIN_A_SECOND });

    expect((await page.request.get(`/public/clinics/${id}`)).status()).toBe(404);
    await page.getByText('공개하려면 필요해요: 진료과목').waitFor();
    await page.getByRole('combobox', { name: '진료과목' }).fill('피부과');
    await page.getByRole('option', { name: '피부과', exact: true }).click();
    await page.getByRole('button', { name: '추가', exact: true }).first().click();
    await preview.getByText('피부과', { exact: true }).first().waitFor();
    const [picture] = await demoRecords<{ bannerImage: { url: string } }>('clinics?limit=1');
    const bytes = await (await page.request.get(picture?.bannerImage.url ?? '')).body();
    const file = { name: 'front.webp', mimeType: 'image/webp', buffer: bytes };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await press(page, '공개하기');
    await page.getByText('공개했어요').waitFor();
    const shown = await (await page.request.get(`/public/clinics/${id}`)).json();
    expect(shown.data.name).toBe(`${name} 본점`);
    expect((await page.request.get(shown.data.bannerImage.url)).status()).toBe(200);
    await preview.goto(`/contents/clinic/${id}`);
    await preview.getByRole('heading', { level: 1, name: `${name} 본점` }).waitFor();
    await press(page, '종료하기');
    await page.waitForTimeout(DOUBLE_PRESS_MS);
    await press(page, '정말 종료하기');
    await page.getByText('종료했어요').waitFor();
    expect((await page.request.get(`/public/clinics/${id}`)).status()).toBe(404);
  });

  it('AMB-51 the desk is as high as the window, also with the notice of a demonstration', async () => {
    const page = await signIn({ width: 1_280, height: 900 });
    await page.getByText('체험용이에요').waitFor();
    await untilQuiet(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(900);
  });

  it('AMB-51 on a narrow phone a thumb fits each section, the shown one and the chosen part are in view, and the buttons of an editor stay on one line, also with unsaved edits', async () => {
    const page = await signIn({ width: 360, height: 740 });
    for (const lang of ['ko', 'ja']) {
      await begin(page, `/console/search?lang=${lang}`);
      const sections = page.locator('nav', { has: page.locator('[href^="/console/search"]') });
      for (const section of await sections.getByRole('link').all()) {
        const { width = 0, height = 0 } = (await section.boundingBox()) ?? {};
        const name = (await section.textContent()) ?? '';
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
      const shown = await sections.locator('[aria-current="page"]').boundingBox();
      expect((shown?.x ?? 0) + (shown?.width ?? 0), lang).toBeLessThanOrEqual(360);
    }

    await begin(page, '/console/people?part=retention&lang=ja');
    const part = await page.getByRole('button', { name: '保管期間' }).boundingBox();
    expect((part?.x ?? 0) + (part?.width ?? 0)).toBeLessThan(360);

    await begin(page, '/console/contents/clinic/new?lang=ja');
    await field(page, '名前').fill('새봄의원');
    await page.getByText('保存していない内容があります').waitFor();
    for (const name of ['プレビュー', '保存']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeLessThan(56);
    }
  });
});

const MAIN_SCREENS = [
  '/console/counsels',
  '/console/calendar',
  '/console/overview',
  '/console/contents/event/new',
  '/console/people?part=members',
  '/console/account',
];
const OTHER_SCREENS = [
  '/console/calendar/hours',
  '/console/overview?days=custom&from=2026-01-02&to=2026-01-01',
  '/console/contents?kind=event',
  '/console/contents/clinic/new',
  '/console/reviews',
  '/console/notices',
  '/console/people',
  '/console/people?part=audit',
  '/console/people?part=retention',
  '/login',
];

it.each(LOOKS)(
  'the console fits a phone, and axe objects to nothing, $lang, $colorScheme',
  async (look) => {
    const page = await signIn({ width: 390, height: 844, colorScheme: look.colorScheme });
    const counsel = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    for (const address of [...visited(MAIN_SCREENS, OTHER_SCREENS), counsel ?? '']) {
      await begin(page, `${address}${address.includes('?') ? '&' : '?'}lang=${look.lang}`);
      await untilQuiet(page);
      expect(await isWide(page), address).toBe(false);
      expect(await axeObjections(page), address).toEqual([]);
    }
  },
);
