import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { testSite } from '../../support/browser/openPage.ts';
import { type HostileWorld, openHostileWorld } from './hostileWorld.ts';
import { openSweep, type Sweep } from './openSweep.ts';
import { PAYLOADS } from './payloads.ts';

const LISTS = ['clinics', 'doctors', 'events', 'reviews'].map((tab) => `/contents?tabId=${tab}`);
const payloads = PAYLOADS.slice(0, numberFromEnv('XSS_PAYLOADS', PAYLOADS.length));

let world: HostileWorld;
let browser: Browser;
let sweep: Sweep;

beforeAll(async () => {
  browser = await chromium.connect(testSite().browserEndpoint);
  world = await openHostileWorld(payloads);
  sweep = await openSweep(browser, world.url);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await world.stop();
});

it('the sweep notices a text that runs', async () => {
  await sweep.page.setContent('<p><img src=x onerror=ran()></p>');
  await expect.poll(() => sweep.findings.length).toBeGreaterThan(0);
  sweep.findings.length = 0;
});

it('the texts are in every visible column', () => {
  const shown = ['clinic.name', 'clinic.description_ja', 'doctor.name', 'event.content'];
  expect(world.columns).toEqual(expect.arrayContaining([...shown, 'review.title']));
  countForProof('columns', new Set(world.columns).size);
});

describe.each([
  ['the web', ''],
  ['LINE', '/liff'],
])('T21 no hostile text runs in %s', (_build, base) => {
  it.each(payloads)('%j', async (payload) => {
    const paths = world.addresses.find((each) => each.payload === payload)?.paths ?? [];
    for (const path of paths) await sweep.look(base + path);
    expect(sweep.findings).toEqual([]);
  });

  it.each(LISTS)('on %s, which has all of them', async (path) => {
    for (const language of ['ko', 'ja']) await sweep.look(`${base}${path}&lang=${language}`);
    expect(sweep.findings).toEqual([]);
  });
});
