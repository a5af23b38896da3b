import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoRecord, visit } from '../../support/browser/visit.ts';

/** As large as a browser's settings make them. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // Parts that measure themselves do so in the next frames, on a busy machine later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}

const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width ?? 0;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('letters of twice the size', () => {
  it.each(['doctors', 'events'])('leave room for the names of %s', async (tab) => {
    const page = await visit(`/contents?tabId=${tab}`);
    await enlarge(page);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    expect(await widthOf(page, 'article h3')).toBeGreaterThan(250);
  });

  it('leave room for the name of a doctor', async () => {
    const { id } = await demoRecord<{ id: string }>('doctors?limit=1');
    const page = await visit(`/contents/doctor/${id}`);
    await enlarge(page);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    expect(await widthOf(page, 'header h1')).toBeGreaterThan(150);
  });

  it.each(['ko', 'ja'])('fit into the bars: %s', async (language) => {
    const { id } = await demoRecord<{ id: string }>('clinics?limit=1');
    const page = await visit(`/contents/clinic/${id}?lang=${language}`);
    await enlarge(page);
    const overflowing = await page
      .locator('nav ul:has(svg), [data-actions] button')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(overflowing).toBe(0);
    const bar = await page.locator('[data-actions]').boundingBox();
    for (const button of await page.locator('[data-actions] button').all()) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
    }
  });

  it('fit onto the tiles of a picker', async () => {
    const page = await visit('/contents');
    await enlarge(page);
    await page.getByRole('button', { name: '조건 추가' }).click();
    await page.getByRole('button', { name: '시술 부위로 찾기' }).click();
    const tiles = page.getByRole('dialog', { name: '시술 부위 선택' }).locator('li button');
    await tiles.first().waitFor();
    const overflowing = await tiles.evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
    );
    expect(overflowing).toBe(0);
  });
});
