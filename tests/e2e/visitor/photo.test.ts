import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../support/browser/looks.ts';
import { addressOf, axeObjections, demoRecord, visit } from '../../support/browser/visit.ts';

interface Pictured {
  id: string;
  beforePhotos: unknown[];
  afterPhotos: unknown[];
}

interface Clinic {
  id: string;
  bannerImage?: unknown;
}

/** A review with several photos of both moments: most show one pair. */
const pictured = () =>
  demoRecord<Pictured>(
    'reviews?limit=1000',
    ({ beforePhotos, afterPhotos }) => beforePhotos.length > 0 && afterPhotos.length > 1,
  );

const viewer = (page: Page) => page.getByRole('dialog', { name: '시술사진' });
const shownSlide = (page: Page) => viewer(page).locator('.swiper-slide-active');

async function openViewer(options: Parameters<typeof visit>[1] = {}) {
  const review = await pictured();
  const page = await visit(`/contents/review/${review.id}`, options);
  await page.getByRole('button', { name: '시술 전 사진 1', exact: true }).click();
  await shownSlide(page).waitFor();
  const count = review.beforePhotos.length + review.afterPhotos.length;
  return { page, count, ...review };
}

/**
 * Moves one or two fingers, from and to these places across the middle of the screen. The browser wants the places in
 * pixels of the page, and an enlarged page shows fewer of them.
 */
async function drag(page: Page, from: readonly number[], to: readonly number[]) {
  const session = await page.context().newCDPSession(page);
  const { scale } = await enlarged(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touchPoints = from.map((x, id) => ({
      id,
      x: (x + ((to[id] ?? x) - x) * part) / scale,
      y: 422 / scale,
    }));
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : touchPoints,
    });
  };
  await send('touchStart', 0);
  for (let part = 0.1; part <= 1; part += 0.1) await send('touchMove', part);
  await send('touchEnd', 1);
}

/** Two fingers in the middle of the screen move together until the page has its usual size. */
async function shrink(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { scale } = await enlarged(page);
  const middle = { x: 195 / scale, y: 422 / scale };
  await session.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 0.1 });
}

const enlarged = (page: Page) =>
  page.evaluate(() => {
    const { scale = 1, offsetLeft = 0 } = window.visualViewport ?? {};
    return { scale, offsetLeft };
  });

const untilEnlarged = (page: Page) =>
  expect.poll(async () => (await enlarged(page)).scale).toBeGreaterThan(1.5);

async function untilUsualSize(page: Page) {
  await shrink(page);
  await expect.poll(async () => (await enlarged(page)).scale).toBe(1);
  // The event that gives the fingers back to the slides comes a moment later.
  await viewer(page).locator('[style*="touch-action: auto"]').waitFor({ state: 'detached' });
}

describe('the photo viewer', () => {
  it('two fingers enlarge a photo, one of them on a button, too; one finger then moves it instead of the slides', async () => {
    const { page, count } = await openViewer();
    await drag(page, [300, 360], [60, 380]);
    await untilEnlarged(page);
    expect(await viewer(page).getByText(`1 / ${count}`).count()).toBe(1);
    await untilUsualSize(page);
    await drag(page, [340], [40]);
    await viewer(page).getByText(`2 / ${count}`).waitFor();
    await drag(page, [165, 225], [75, 315]);
    await untilEnlarged(page);
    const { offsetLeft } = await enlarged(page);
    await drag(page, [150], [300]);
    await expect.poll(async () => (await enlarged(page)).offsetLeft).toBeLessThan(offsetLeft);
    expect(await viewer(page).getByText(`2 / ${count}`).count()).toBe(1);
    await untilUsualSize(page);
    await drag(page, [340], [40]);
    await viewer(page).getByText(`3 / ${count}`).waitFor();
  });

  it.each(COLOURS)(
    'PHOTO-01 PHOTO-02 PHOTO-03 PHOTO-04 PHOTO-05 PHOTO-06 CONST-23 REV-08 REV-09 fills the screen, loops, and closes; axe objects to nothing in %s colours',
    async (colorScheme) => {
      const { page, id, count, beforePhotos } = await openViewer({ colorScheme });
      expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      expect((await shownSlide(page).boundingBox())?.width).toBe(390);
      await viewer(page).getByText(`1 / ${count}`).waitFor();
      const next = await viewer(page).locator('.swiper-slide-next').boundingBox();
      expect(next?.x).toBe(390 + 30);
      expect(await axeObjections(page)).toEqual([]);

      const badges: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        await viewer(page)
          .getByText(`${turn + 1} / ${count}`)
          .waitFor();
        badges.push((await shownSlide(page).textContent()) ?? '');
        if (turn % 2 === 0) await page.keyboard.press('ArrowRight');
        else await viewer(page).getByRole('button', { name: '다음' }).click();
      }
      await viewer(page).getByText(`1 / ${count}`).waitFor();
      expect(badges).toEqual(badges.map((_, index) => (index < beforePhotos.length ? '전' : '후')));
      await page.keyboard.press('ArrowLeft');
      await viewer(page).getByText(`${count} / ${count}`).waitFor();

      await page.getByRole('button', { name: '닫기' }).click();
      await viewer(page).waitFor({ state: 'detached' });
      expect(addressOf(page)).toBe(`/contents/review/${id}`);
      const label = () => document.activeElement?.getAttribute('aria-label');
      expect(await page.evaluate(label)).toBe('시술 전 사진 1');
    },
  );

  it('PHOTO-01 covers the page on a desktop completely, and stops its scrolling', async () => {
    const { page } = await openViewer({ width: 1280 });
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const black = await viewer(page).evaluate(colourOf);
    expect(await page.locator('html').evaluate(colourOf)).toBe(black);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    expect(await page.locator('html').evaluate(colourOf)).not.toBe(black);
  });

  it('REV-19 opens from a card without leaving the list', async () => {
    const page = await visit('/home');
    await page.getByRole('article').getByRole('button').first().click();
    await viewer(page).waitFor();
    expect(addressOf(page)).toBe('/home');
  });
});

describe('the pictures of a clinic', () => {
  const withBanner = () =>
    demoRecord<Clinic>('clinics?limit=60', ({ bannerImage }) => Boolean(bannerImage));
  const carousel = (page: Page) => page.getByRole('region', { name: '병원 사진' });
  const dot = (page: Page) => carousel(page).locator('button[aria-current=true]');

  it('CLN-03 CLN-04 CONST-23 move by arrows and dots, in a loop', async () => {
    const { id } = await withBanner();
    const page = await visit(`/contents/clinic/${id}`);
    const all = await carousel(page).getByRole('listitem').count();
    expect(all).toBeGreaterThan(1);
    const showing = (n: number) => `${all}장 중 ${n}번째`;
    expect(await dot(page).getAttribute('aria-label')).toBe(showing(1));
    await carousel(page).getByRole('button', { name: '이전' }).click();
    await expect.poll(() => dot(page).getAttribute('aria-label')).toBe(showing(all));
    await carousel(page).getByRole('button', { name: '다음' }).click();
    await expect.poll(() => dot(page).getAttribute('aria-label')).toBe(showing(1));
    await carousel(page)
      .getByRole('button', { name: showing(2) })
      .click();
    await expect.poll(() => dot(page).getAttribute('aria-label')).toBe(showing(2));
  });

  it('can be scrolled by hand before any script is loaded', async () => {
    const { id } = await withBanner();
    const page = await visit(`/contents/clinic/${id}`, { javaScript: false });
    const strip = carousel(page).locator('ul').locator('..');
    await strip.hover();
    await page.mouse.wheel(390 + 30, 0);
    await expect
      .poll(() => carousel(page).getByRole('listitem').nth(1).boundingBox())
      .toMatchObject({
        x: 0,
      });
  });
});
