import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countForProof, numberFromEnv } from '../support/app/proof.ts';
import { testSite } from '../support/browser/openPage.ts';
import { type HostileWorld, openHostileWorld } from './hostileWorld.ts';
import { PAYLOADS } from './payloads.ts';

const LISTS = ['clinics', 'doctors', 'events', 'reviews'].map((tab) => `/contents?tabId=${tab}`);
const payloads = PAYLOADS.slice(0, numberFromEnv('XSS_PAYLOADS', PAYLOADS.length));

let world: HostileWorld;
let browser: Browser;
let page: Page;
let context: BrowserContext;
/** Texts that ran, that were blocked, and that are in the page as an address or a handler. */
let findings: string[] = [];

beforeAll(async () => {
  browser = await chromium.connect(testSite().browserEndpoint);
  world = await openHostileWorld(payloads);
  context = await browser.newContext({ locale: 'ko-KR' });
  await context.exposeFunction('ran', () => findings.push(`ran on ${page.url()}`));
  await context.exposeFunction('wasBlocked', (what: string) =>
    findings.push(`blocked ${what} on ${page.url()}`),
  );
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // Set on the window by this test.
      (window as unknown as { wasBlocked: (what: string) => void }).wasBlocked(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  page = await context.newPage();
  page.on('dialog', (dialog) => {
    findings.push(`a dialog on ${page.url()}`);
    return dialog.dismiss();
  });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await world.stop();
});

it('the sweep notices a text that runs', async () => {
  await page.setContent('<p><img src=x onerror=ran()></p>');
  await expect.poll(() => findings.length).toBeGreaterThan(0);
  findings = [];
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
    for (const path of paths) await look(base + path);
    expect(findings).toEqual([]);
  });

  it.each(LISTS)('on %s, which has all of them', async (path) => {
    for (const language of ['ko', 'ja']) await look(`${base}${path}&lang=${language}`);
    expect(findings).toEqual([]);
  });
});

async function look(path: string): Promise<void> {
  const answer = await page.goto(world.url + path);
  expect(answer?.status(), path).toBe(200);
  await page.waitForFunction(() => document.documentElement.dataset.interactive, null, {
    timeout: 15_000,
  });
  const odd = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^\W*(java|vb)script:/i.test(value))
        .filter(({ name }) => /^on|^(href|src|action|formaction|data)$/.test(name))
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  );
  findings.push(...odd.map((what) => `${what} on ${path}`));
  countForProof('pages');
}
