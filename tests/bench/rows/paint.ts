import type { Browser, Page } from 'playwright';
import type { Figure } from '../../proof/figure.ts';
import { floorOf, startFloorServer } from '../floorServer.ts';
import type { Row } from '../row.ts';
import { openSlowPhone } from '../slowPhone.ts';
import { median } from '../statistics.ts';

/** After this time without a larger paint the last one counts as the largest. */
const QUIET_MS = 1_500;
/** The work of a browser for a new tab is not part of the page. */
const SETTLED_MS = 700;
/** The pairs differ by half, so there are more of them than elsewhere. */
const PAIRS_A_ROUND = 2;

interface Paint {
  first: number;
  largest: number;
}

/** First and largest paint of a page against the same content written by hand, on a slow phone. */
export const paint: Row = {
  name: 'paint',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const browser = await world.browser();
    const answer = await fetch(`${server.url}/public/clinics?limit=1`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const figures: Figure[] = [];
    for (const [name, address] of [
      ['/home', '/home'],
      ['/contents', '/contents'],
      ['a clinic', `/contents/clinic/${data[0]?.id}`],
    ] as const) {
      const pairs: { ours: Paint; floor: Paint }[] = [];
      for (let round = 0; round <= PAIRS_A_ROUND * world.extent.rounds; round += 1) {
        const visitFloor = () => visit(browser, proxy + floorOf(address));
        // Their order changes, and the first round only warms up.
        const floorFirst = round % 2 === 0 ? await visitFloor() : null;
        const ours = await visit(browser, proxy + address);
        const floor = floorFirst ?? (await visitFloor());
        if (round > 0) pairs.push({ floor, ours });
      }
      for (const which of ['first', 'largest'] as const) {
        const ms = (side: 'ours' | 'floor') => median(pairs.map((pair) => pair[side][which]));
        const worst = Math.max(...pairs.map(({ ours, floor }) => ours[which] / floor[which]));
        figures.push({
          name: `${which} paint of ${name} / written by hand`,
          value: ms('ours') / ms('floor'),
          unit: '',
          aim: { atMost: 1.1 },
          detail: `ours ${ms('ours').toFixed(0)} ms, by hand ${ms('floor').toFixed(0)} ms, medians of ${pairs.length}, worst pair ${worst.toFixed(2)}; 4x processor, 150 ms, 1.6 Mbit/s`,
        });
      }
    }
    return figures;
  },
};

async function visit(browser: Browser, address: string): Promise<Paint> {
  const { page, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  await page.waitForTimeout(SETTLED_MS);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const painted = await readPaint(page);
  await close();
  return painted;
}

function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          resolve({ first: first?.startTime ?? Number.NaN, largest });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
