import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { inRounds, tally } from '../support/proof.ts';
import { untilAlive } from '../support/visit.ts';

const gone = [/404/, /Failed to fetch dynamically imported module/, /could not be (drawn|loaded)/];

/** The scripts of the screens that have not been loaded yet are gone from the server. */
async function deploy(page: Page) {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
}

describe('C19 a page that is open while a new version is deployed', () => {
  it('ERR-15 is loaded anew, once, at the place that was wanted', inRounds, async () => {
    const page = await openPage({ expectedTrouble: gone });
    await page.goto('/home');
    await untilAlive(page);
    let loads = 0;
    await deploy(page);
    await page.route('**/contents', async (route) => {
      loads += 1;
      // The answer of another build names other scripts; the second time it is the real one.
      const isAsked = route.request().resourceType() === 'fetch';
      // The reload comes when everything that there is to say has been said.
      if (isAsked)
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
      if (!isAsked) await page.unroute(/\/assets\/[^/]*\.js$/);
      await (isAsked
        ? route.fulfill({ status: 200, body: '<html>another</html>' })
        : route.continue());
    });
    await page.getByRole('link', { name: '둘러보기' }).first().click();
    await page.waitForURL('**/contents');
    await page.getByRole('tab', { name: '의원' }).waitFor();
    await untilAlive(page);
    expect(loads).toBe(2);
    tally('recoveries');
  });

  it('stays as it is when the server has no other build', inRounds, async () => {
    const page = await openPage({ expectedTrouble: gone });
    await page.goto('/home');
    await untilAlive(page);
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
