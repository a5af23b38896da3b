import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { watchShifts } from '../../support/browser/layoutShifts.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { addressOf, untilInteractive, visit, watchApi } from '../../support/browser/visit.ts';
import { widthsTooNarrow } from '../../support/browser/widths.ts';

const GANGNAM = { latitude: 37.497912, longitude: 127.027631 };

const bar = (page: Page) => page.getByRole('group', { name: '찾기 조건' });
const chip = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

async function total(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(`/public/${path}`);
  return ((await answer.json()) as { total: number }).total;
}

describe('the page of what a visitor finds by', () => {
  it('is rendered with its list and its chips without JavaScript', async () => {
    const page = await visit('/contents?region=seoul-gangnam&facts=saturday&sort=price', {
      javaScript: false,
    });
    const count = await total(page, 'clinics?region=seoul-gangnam&facts=saturday&limit=1');
    expect(await page.getByText(`의원 ${count}곳`, { exact: true }).isVisible()).toBe(true);
    expect(await chip(page, '지역: 강남구').isVisible()).toBe(true);
    expect(await chip(page, '정렬: 낮은 가격순').isVisible()).toBe(true);
    expect(await page.title()).toContain('강남구 의원');
  });

  it.each(['?region=seoul-gangnam&sort=price', '?tabId=reviews&photos=true&station=gangnam'])(
    '%s hydrates without messages, calls and shifts',
    async (search) => {
      const page = await openPage({ width: 360 });
      const shifts = await watchShifts(page);
      const calls = watchApi(page);
      await page.goto(`/contents${search}`);
      await untilInteractive(page);
      await page.waitForLoadState('networkidle');
      expect(calls.filter((url) => !/offset=10(&|$)/.test(url))).toEqual([]);
      expect(await shifts()).toEqual([]);
    },
  );

  it('never contains a position, and is the same for all positions', async () => {
    const page = await openPage();
    const get = (near: string) => page.request.get(`/contents?near=${near}&sort=near`);
    const one = await get('37.5123,127.0123');
    const other = await get('35.1577,129.0592');
    expect(await one.text()).not.toMatch(/37\.51|127\.01/);
    expect(one.headers().etag).toBe(other.headers().etag);
  });
});

describe('the chips', () => {
  it('BRW-03 stay below the tabs, and these below the top bar, while the list scrolls, and cover no link with the focus', async () => {
    const page = await visit('/contents');
    await page.mouse.wheel(0, 3_000);
    await page.waitForFunction(() => scrollY > 2_000);
    const tabs = await page.getByRole('tablist').boundingBox();
    const top = await page.getByRole('banner').boundingBox();
    expect(tabs?.y).toBeCloseTo((top?.y ?? 0) + (top?.height ?? 0), 0);
    const chips = await bar(page).boundingBox();
    expect(chips?.y).toBeCloseTo((tabs?.y ?? 0) + (tabs?.height ?? 0), 0);
    await page.getByRole('article').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual((chips?.y ?? 0) + (chips?.height ?? 0));
  });

  it('scroll with the page on a screen that is too low for them', async () => {
    const page = await visit('/contents', { width: 740, height: 360 });
    await page.mouse.wheel(0, 1_000);
    await page.waitForFunction(() => scrollY > 500);
    expect((await bar(page).boundingBox())?.y).toBeLessThan(0);
  });

  it('are at least 44 px high, and make the page no wider', async () => {
    const page = await visit('/contents?region=seoul-gangnam&facts=saturday&priceMax=300000');
    for (const button of await bar(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await widthsTooNarrow(page)).toEqual([]);
  });

  it('lead to the first row of the new list, and Back to the row of the old one', async () => {
    const page = await visit('/contents');
    await page.mouse.wheel(0, 4_000);
    await page.waitForFunction(() => history.state?.place?.top > 3_000);
    const top = await page.evaluate(() => scrollY);
    await chip(page, '조건').click();
    const modal = page.getByRole('dialog', { name: '조건' });
    await modal.getByRole('checkbox', { name: /^주차/ }).check();
    await modal.getByRole('button', { name: /개 보기$/ }).click();
    await chip(page, '조건: 주차').waitFor();
    await page.getByText(/^의원 \d+곳$/).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('조건: 주차');
    await page.goBack();
    await chip(page, '조건').waitFor();
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, top);
  });
});

describe('the position', () => {
  it('comes from the browser after the press, also on a page that was opened elsewhere', async () => {
    const page = await visit('/home');
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(GANGNAM);
    await page.getByRole('link', { name: '둘러보기' }).click();
    await chip(page, '지역').click();
    const modal = page.getByRole('dialog', { name: '지역' });
    await modal.getByRole('button', { name: '내 주변' }).click();
    await modal.getByRole('radio', { name: '3km 이내' }).check();
    await modal.getByRole('button', { name: /개 보기$/ }).click();
    await chip(page, '지역: 내 주변 3km 이내').waitFor();
    expect(addressOf(page)).toBe('/contents?near=37.5,127.03&radius=3&sort=near');
    await page
      .getByText(/^약 0\.\dkm · 강남구 · 강남역/)
      .first()
      .waitFor();
    // The rendered page has no list: the browser asks for it.
    await page.reload();
    await page
      .getByText(/^약 0\.\dkm · 강남구 · 강남역/)
      .first()
      .waitFor();
  });
});
