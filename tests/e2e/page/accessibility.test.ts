import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COLOURS, LOOKS, visited } from '../../support/browser/looks.ts';
import { openPage, type PageOptions } from '../../support/browser/openPage.ts';
import { axeObjections, demoRecord, untilInteractive, visit } from '../../support/browser/visit.ts';

interface Clinic {
  id: string;
  bannerImage?: unknown;
  reviewCount: number;
  description?: string;
}

const full = (clinic: Clinic) => Boolean(clinic.bannerImage) && clinic.reviewCount > 10;
const bare = ({ bannerImage, description }: Clinic) => !bannerImage && !description;

/** Every kind of screen, with many records and with none. The tab of a clinic that opens first is in clinic.test.ts, too. */
async function addresses(): Promise<readonly string[]> {
  const idOf = async (path: string) => (await demoRecord<Clinic>(path, () => true)).id;
  const clinic = await demoRecord('clinics?limit=60', full);
  const empty = await demoRecord('clinics?limit=60', bare);
  const doctor = await idOf('doctors?limit=1&specialtyId=dermatology');
  const event = await idOf('events?limit=1');
  return visited(
    [
      '/home',
      '/contents',
      `/contents/clinic/${clinic.id}?tabId=review`,
      `/contents/doctor/${doctor}`,
      `/contents/event/${event}`,
      `/contents/review/${await idOf('reviews?limit=1')}`,
    ],
    [
      '/contents?tabId=reviews',
      `/contents/clinic/${clinic.id}`,
      `/contents/clinic/${empty.id}`,
      ...['doctor', 'event'].map((tab) => `/contents/clinic/${clinic.id}?tabId=${tab}`),
      `/contents/doctor/${doctor}?tabId=review`,
      `/contents/event/${event}?tabId=review`,
      '/bookmark',
    ],
  );
}

const inLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

type State = [string, (page: Page) => Promise<unknown>, PageOptions?];

/** States that show only for a while, or after a failure. */
const STATES: State[] = [
  [
    'an unknown address',
    (page) => page.goto('/no-such-page').then(() => untilInteractive(page)),
    { expectedTrouble: [/404/] },
  ],
  [
    'a message',
    async (page) => {
      const { id } = await demoRecord<Clinic>('clinics?limit=60', full);
      await page.context().grantPermissions(['clipboard-write']);
      await page.goto(`/contents/clinic/${id}`);
      await untilInteractive(page);
      await page.getByRole('button', { name: '주소 복사' }).click();
      await page.getByText('주소가 복사되었습니다').waitFor();
    },
  ],
  [
    'a lost connection',
    async (page) => {
      // A picture that is still loading would fail.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText('인터넷에 연결되어 있지 않아요').waitFor();
    },
    // On a busy machine the worker may be requested after the connection is lost.
    { toleratedTrouble: [/\/serviceWorker-/] },
  ],
  [
    'a page that waits for its record',
    async (page) => {
      await page.route('**/public/reviews/*', () => new Promise(() => undefined));
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByText('불러오는 중').waitFor();
    },
  ],
  [
    'the error screen',
    async (page) => {
      await page.route('**/public/reviews/*', (route) => route.fulfill({ json: { data: {} } }));
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    },
    { expectedTrouble: [/could not be rendered/, /TypeError/] },
  ],
];

it.each(LOOKS)('axe objects to nothing on any screen, $lang, $colorScheme', async (look) => {
  const page = await openPage(look);
  for (const address of await addresses()) {
    await page.goto(inLanguage(address, look.lang));
    await untilInteractive(page);
    expect(await axeObjections(page), address).toEqual([]);
  }
});

describe.each(COLOURS)('in %s colours', (colorScheme) => {
  it.each(STATES)('axe objects to nothing in %s', async (_, show, options = {}) => {
    const page = await visit('/home', { ...options, colorScheme });
    await show(page);
    expect(await axeObjections(page)).toEqual([]);
  });
});
