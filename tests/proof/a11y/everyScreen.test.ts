import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../../src/screens.ts';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { demoRecord } from '../../support/browser/visit.ts';
import {
  type AxeWorld,
  COMBINATIONS,
  type Combination,
  inLanguage,
  objections,
  openAxeWorld,
  TEXTS,
  untilInteractive,
  type Visitor,
} from './axeWorld.ts';

const TABS = ['clinics', 'doctors', 'events', 'reviews'].map((tab) => `/contents?tabId=${tab}`);
const MISSING_ID = '0193a000-0000-7000-8000-000000000000';
const combinations = COMBINATIONS.slice(0, numberFromEnv('A11Y_COMBINATIONS', COMBINATIONS.length));

let world: AxeWorld;
let emptySite: RunningServer;
let emptyDir: string;
/** Every address of the map, with records that exist. */
let addresses: string[];

beforeAll(async () => {
  world = await openAxeWorld();
  emptyDir = await mkdtemp(join(tmpdir(), 'empty-site-'));
  emptySite = await startServer({ dataDir: emptyDir, env: { SEED: 'none', LOG_LEVEL: 'warn' } });
  addresses = await everyAddress();
}, 120_000);
afterAll(async () => {
  await world.close();
  await emptySite.stop();
  await rm(emptyDir, { recursive: true });
});

describe.each(combinations)('axe in $language, $colorScheme', (combination) => {
  it.each<Visitor>(['guest', 'member', 'new member'])('every screen as a %s', async (visitor) => {
    const page = await world.open(visitor, combination);
    expect(await visitAll(page, combination, [...addresses, ...TABS, '/none'])).toEqual([]);
    await page.context().close();
  });

  it('every screen of a site without a record', async () => {
    const page = await world.open('guest', combination, emptySite.url);
    const empty = addresses.map((address) => address.replace(/[0-9a-f-]{36}/, MISSING_ID));
    expect(await visitAll(page, combination, [...empty, ...TABS])).toEqual([]);
    countForProof('empty', empty.length + TABS.length);
    await page.context().close();
  });

  it.each<Visitor>(['guest', 'member'])(
    'every screen whose data do not come, as a %s',
    async (visitor) => {
      const page = await world.open(visitor, combination);
      const found: string[] = [];
      for (const address of [...addresses, ...TABS]) {
        await page.unrouteAll();
        await page.goto(inLanguage('/search', combination));
        await untilInteractive(page);
        await page.route(/\/(public|member\/(?!my-info))/, (route) =>
          route.fulfill({ status: 400, json: { code: 'invalid_input', message: '' } }),
        );
        await goInside(page, inLanguage(address, combination));
        found.push(...(await objections(page, `${address} without data`)));
        countForProof('error');
      }
      expect(found).toEqual([]);
      await page.context().close();
    },
  );

  it('every modal', async () => {
    const found: string[] = [];
    for (const [name, modal] of Object.entries(MODALS)) {
      const page = await world.open(modal.visitor, combination);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
      );
      await page.goto(inLanguage(await modal.address(), combination));
      await untilInteractive(page);
      await modal.open(page, TEXTS[combination.language]);
      await page.getByRole('dialog').waitFor();
      found.push(...(await objections(page, name)));
      countForProof('modal');
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});

async function visitAll(
  page: Page,
  combination: Combination,
  places: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    await page.goto(inLanguage(place, combination));
    await untilInteractive(page);
    found.push(...(await objections(page, place)));
  }
  return found;
}

/** As a link would: the page stays, the screen changes. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const idOf = async (path: string) => (await demoRecord(`${path}?limit=1`)).id;

async function everyAddress(): Promise<string[]> {
  const ids: Record<string, string> = {
    clinicId: await idOf('clinics'),
    doctorId: await idOf('doctors'),
    eventId: await idOf('events'),
    reviewId: await idOf('reviews'),
    counselId: await counselOfTheMember(),
  };
  return screens
    .map(({ path }) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? MISSING_ID))
    .filter((path) => !path.startsWith('/oauth/'));
}

async function counselOfTheMember(): Promise<string> {
  const page = await world.open('member', { language: 'ko', colorScheme: 'light' });
  const answer = await page.request.get('/member/counsels');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  await page.context().close();
  return data[0]?.id ?? MISSING_ID;
}

type Texts = (typeof TEXTS)[keyof typeof TEXTS];

interface Modal {
  visitor: Visitor;
  address: () => Promise<string>;
  open: (page: Page, texts: Texts) => Promise<void>;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const firstClinic = async () => `/contents/clinic/${await idOf('clinics')}`;

const MODALS: Record<string, Modal> = {
  search: {
    visitor: 'guest',
    address: async () => '/home',
    open: (page, { nav }) => page.getByRole('link', { name: nav.search }).click(),
  },
  picker: {
    visitor: 'guest',
    address: async () => '/contents',
    open: (page, { nav }) => press(page, nav.addFilter),
  },
  share: {
    visitor: 'guest',
    address: firstClinic,
    open: (page, { share }) => press(page, share.title),
  },
  login: {
    visitor: 'guest',
    address: firstClinic,
    open: (page, { common }) => press(page, common.bookCounsel),
  },
  counsel: {
    visitor: 'member',
    address: firstClinic,
    open: (page, { common }) => press(page, common.bookCounsel),
  },
};
