import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { countForProof, inRounds } from '../../support/app/proof.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';

const gone = [
  /404/,
  /Failed to fetch dynamically imported module/,
  /could not be (rendered|loaded)/,
];

/** The scripts of screens that are not loaded yet are gone from the server. */
async function deploy(page: Page) {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
}

describe('C19 a page that is open while a new version is deployed', () => {
  it('ERR-15 reloads once, at the wanted address', inRounds, async () => {
    const page = await openPage({ expectedTrouble: gone });
    await page.goto('/home');
    await untilInteractive(page);
    let loads = 0;
    await deploy(page);
    await page.route('**/contents', async (route) => {
      loads += 1;
      // The answer of another build names other scripts; the second time it is the real one.
      const isAsked = route.request().resourceType() === 'fetch';
      // The reload comes after the last message.
      if (isAsked)
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
      if (!isAsked) await page.unroute(/\/assets\/[^/]*\.js$/);
      await (isAsked
        ? route.fulfill({ status: 200, body: '<script id="boot">{}</script>' })
        : route.continue());
    });
    await page.getByRole('link', { name: '둘러보기' }).first().click();
    await page.waitForURL('**/contents');
    await page.getByRole('tab', { name: '의원' }).waitFor();
    await untilInteractive(page);
    expect(loads).toBe(2);
    countForProof('recoveries');
  });

  it('asks the server once, however many scripts are missing at a time', async () => {
    const page = await openPage();
    await page.goto('/home');
    await untilInteractive(page);
    const [released, release] = createDeferred();
    let asked = 0;
    await page.route('**/home', async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    const missScripts = () =>
      page.evaluate(() => {
        for (let missed = 0; missed < 3; missed += 1) dispatchEvent(new Event('vite:preloadError'));
      });
    await missScripts();
    await expect.poll(() => asked).toBe(1);
    const answered = page.waitForResponse('**/home');
    release();
    await (await answered).finished();
    // That answer was of the same build, so the next missing script makes the page ask again.
    await expect.poll(() => missScripts().then(() => asked)).toBeGreaterThan(1);
  });

  it('stays as it is if the server has no other build', inRounds, async () => {
    const page = await openPage({ expectedTrouble: gone });
    await page.goto('/home');
    await untilInteractive(page);
    await deploy(page);
    let navigations = 0;
    page.on('framenavigated', () => {
      navigations += 1;
    });
    await page.getByRole('link', { name: '둘러보기' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    expect(navigations).toBeLessThanOrEqual(1);
  });
});
