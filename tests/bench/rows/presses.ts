import type { Browser } from 'playwright';
import type { Figure } from '../../proof/figure.ts';
import { plainOf, startFloorServer } from '../floorServer.ts';
import { publicPages } from '../publicPages.ts';
import type { Row } from '../row.ts';
import { firstPaint, openSlowPhone, untilListening } from '../slowPhone.ts';
import { median } from '../statistics.ts';

const PRESSES_A_PAGE = 5;

/** For a visitor who presses early: when the page handles presses, and what happens to a press before that. */
export const presses: Row = {
  name: 'presses',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const browser = await world.browser();
    const pages = await publicPages(server.url);
    const figures: Figure[] = [];
    let acted = 0;
    let signed = 0;
    for (const [name, address] of pages) {
      const ours: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < PRESSES_A_PAGE; round += 1) {
        plain.push(await deafMs(browser, proxy + plainOf(address)));
        ours.push(await deafMs(browser, proxy + address));
        const press = await pressEarly(browser, proxy + address);
        acted += Number(press.hasActed);
        signed += Number(press.hadSign);
      }
      figures.push({
        name: `first paint of ${name} until it listens / the same packages loaded plainly`,
        value: median(ours) / median(plain),
        unit: '',
        aim: { atMost: 1.15 },
        detail: `ours ${ours.map(Math.round).join(', ')} ms; plainly ${plain.map(Math.round).join(', ')} ms; 4x processor, 150 ms, 1.6 Mbit/s`,
      });
    }
    const all = pages.length * PRESSES_A_PAGE;
    const how = `of ${all}, on ${pages.map(([name]) => name).join(', ')}`;
    const aim = { atLeast: all };
    return [
      ...figures,
      { name: 'early presses that were acted upon', value: acted, unit: '', aim, detail: how },
      { name: 'early presses with a sign in 100 ms', value: signed, unit: '', aim, detail: how },
    ];
  },
};

/** Milliseconds from the first paint until the app handles presses. */
async function deafMs(browser: Browser, address: string): Promise<number> {
  const { page, session, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  await page.goto(address);
  const listens = await untilListening(session);
  const paint = await firstPaint(session);
  await close();
  return listens - paint;
}

/** Presses the last heart of the first screen, or the bookmark button, as soon as it can be seen. */
async function pressEarly(browser: Browser, address: string) {
  const { page, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  await page.goto(address, { waitUntil: 'commit' });
  const button = page.locator('button[aria-pressed]:not([disabled])').first();
  await button.waitFor();
  const hadSign = await button.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const from = performance.now();
        (element as HTMLElement).click();
        requestAnimationFrame(() => {
          const isMarked = 'pressed' in (element as HTMLElement).dataset;
          resolve(isMarked && performance.now() - from <= 100);
        });
      }),
  );
  // A guest is asked to log in.
  const dialog = page.getByRole('dialog').waitFor({ timeout: 30_000 });
  const hasActed = await dialog.then(
    () => true,
    () => false,
  );
  await close();
  return { hadSign, hasActed };
}
