import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { demoRecord, demoRecords, visit } from '../../support/browser/visit.ts';

interface Clinic {
  id: string;
  name: string;
  roadAddress?: string;
  detailAddress?: string;
  latitude?: number | null;
  longitude?: number | null;
  reviewCount: number;
}

interface Event {
  id: string;
  title: string;
  clinic?: Clinic;
}

interface Doctor {
  id: string;
  name: string;
  reviewCount: number;
}

interface Review {
  id: string;
  title: string;
  content: string;
}

/** Of the clinics with three pages of reviews, the one with the fewest: each row is looked at. */
const anyClinic = async (): Promise<Clinic> => {
  const clinics = await demoRecords<Clinic>('clinics?limit=60');
  const [fewest] = clinics
    .filter(({ reviewCount, roadAddress }) => reviewCount > 20 && roadAddress)
    .toSorted((a, b) => a.reviewCount - b.reviewCount);
  if (!fewest) throw new Error('No clinic has three pages of reviews');
  return fewest;
};
const anyDoctor = () =>
  demoRecord<Doctor>('doctors?limit=100', ({ reviewCount }) => reviewCount > 10);
const anyEvent = () => demoRecord<Event>('events?limit=50', ({ clinic }) => Boolean(clinic));
const anyReview = () => demoRecord<Review>('reviews?limit=10');

const main = (page: Page) => page.getByRole('main');

describe('without JavaScript', () => {
  it('GEN-03 CLN-09 a clinic is complete at each of its tabs, which are links', async () => {
    const { id, name } = await anyClinic();
    const page = await openPage({ javaScript: false });
    const tabs = [
      ['?tabId=doctor', '원장'],
      ['?tabId=event', '원'],
      ['?tabId=review', '건의 리뷰가 검색되었습니다'],
      ['', '병원 소개'],
    ] as const;
    for (const [query, words] of tabs) {
      await page.goto(`/contents/clinic/${id}${query}`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(await main(page).textContent()).toContain(words);
    }
    await page.getByRole('tab', { name: '시술후기' }).click();
    await page.waitForURL('**tabId=review');
    expect(await page.getByRole('article').count()).toBe(10);
  });

  it('GEN-03 a doctor, an event and a review are complete', async () => {
    const doctor = await anyDoctor();
    const page = await visit(`/contents/doctor/${doctor.id}?tabId=review`, { javaScript: false });
    await page.getByRole('heading', { name: `${doctor.name} 원장`, level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBe(10);

    const event = await anyEvent();
    await page.goto(`/contents/event/${event.id}`);
    await page.getByRole('heading', { name: event.title, level: 1 }).waitFor();
    // In the header, and as a row below.
    expect(await page.getByRole('link', { name: event.clinic?.name ?? '' }).count()).toBe(2);

    const review = await anyReview();
    await page.goto(`/contents/review/${review.id}`);
    expect(await main(page).textContent()).toContain(review.content);
  });
});

/** A row of a list of reviews; only those around the screen are rendered. */
const rowAt = (page: Page, index: number) => page.locator(`main li[aria-posinset="${index + 1}"]`);

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Whether the row is on the screen and rests there. The list may draw its rows again meanwhile. */
const hasArrived = (row: Locator) =>
  row.scrollIntoViewIfNeeded({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );

/** Scrolls on until the row is on the screen. */
const bringRow = async (page: Page, index: number) => {
  const row = rowAt(page, index);
  await expect
    .poll(async () => {
      if (await row.isVisible()) return hasArrived(row);
      await page.mouse.wheel(0, 600);
      return false;
    })
    .toBe(true);
  return row;
};

describe('a list of reviews in a real browser', () => {
  it('RVL-01 RVL-02 RVL-03 RVL-05 loads ten at a time while scrolling, until an empty page', async () => {
    const { id, reviewCount } = await anyClinic();
    const page = await visit(`/contents/clinic/${id}`);
    const offsets: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== '/public/reviews') return;
      expect(searchParams.get('limit')).toBe('10');
      expect(searchParams.get('clinicId')).toBe(id);
      offsets.push(searchParams.get('offset') ?? '');
    });
    await page.getByRole('tab', { name: '시술후기' }).click();
    await rowAt(page, 0).waitFor();
    expect(offsets).toEqual(['0']);

    const addresses = new Set<string | null>();
    for (let index = 0; index < reviewCount; index += 1) {
      const row = await bringRow(page, index);
      addresses.add(await row.locator('h3 a').getAttribute('href'));
    }
    expect(addresses.size).toBe(reviewCount);

    const pages = Math.ceil(reviewCount / 10) + 1;
    const asked = Array.from({ length: pages }, (_, index) => String(index * 10));
    await expect.poll(() => offsets).toEqual(asked);
    await page.mouse.wheel(0, 9_000);
    await page.waitForTimeout(500);
    expect(offsets).toEqual(asked);
    expect(await rowAt(page, reviewCount - 1).getAttribute('aria-setsize')).toBe(`${reviewCount}`);
    expect(await rowAt(page, reviewCount).count()).toBe(0);
  });

  it('GLB-11 Back from a review restores the place in the list', async () => {
    const { id } = await anyClinic();
    const page = await visit(`/contents/clinic/${id}?tabId=review`);
    await bringRow(page, 15);
    const row = await bringRow(page, 12);
    const title = row.locator('h3 a');
    await title.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1_000);
    await title.click();
    await page.waitForURL('**/contents/review/*');
    await page.goBack();
    // Rows are fractions of a pixel high.
    const distance = () => page.evaluate((before) => Math.abs(scrollY - before), place);
    await expect.poll(distance).toBeLessThanOrEqual(1);
    await expect.poll(() => title.evaluate(isOnScreen)).toBe(true);
  });
});

describe('shortened text', () => {
  const long = () => demoRecord<Review>('reviews?limit=100', ({ content }) => content.length > 110);

  it('TXT-01 REV-18 AMB-68 is whole on hover, on focus and on a tap', async () => {
    const { content } = await long();
    const page = await visit('/contents?tabId=reviews');
    const cut = page.getByText(`${Array.from(content).slice(0, 100).join('')}…`);
    let row = await bringRow(page, 0);
    for (let index = 1; (await row.filter({ has: cut }).count()) === 0; index += 1) {
      row = await bringRow(page, index);
    }
    const address = page.url();
    const bubble = page.getByRole('tooltip');
    const untilWhole = () => expect.poll(() => bubble.textContent()).toBe(content);
    const untilGone = () => bubble.waitFor({ state: 'detached' });

    await cut.hover();
    await untilWhole();
    await page.mouse.move(0, 0);
    await untilGone();
    await page.keyboard.press('Tab');
    await cut.focus();
    await untilWhole();
    await page.keyboard.press('Escape');
    await untilGone();
    await cut.tap();
    await untilWhole();
    const box = await bubble.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(page.url()).toBe(address);
  });
});
