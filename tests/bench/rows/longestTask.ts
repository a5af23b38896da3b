import type { Browser } from 'playwright';
import type { Figure } from '../../proof/figure.ts';
import { startFloorServer } from '../floorServer.ts';
import { publicPages } from '../publicPages.ts';
import type { Row } from '../row.ts';
import { openSlowPhone } from '../slowPhone.ts';
import { median } from '../statistics.ts';
import { tasksDuring } from '../threadTasks.ts';

/** Work that follows when the page handles presses, e.g. the toasts, delays presses just as well. */
const AFTERWARDS_MS = 1_000;

/** The longest time that a page leaves a press without an answer while it comes alive, on a slow phone. */
export const longestTask: Row = {
  name: 'longest-task',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const browser = await world.browser();
    const figures: Figure[] = [];
    for (const [name, address] of await publicPages(server.url)) {
      const longest: number[] = [];
      // The first round only warms up.
      for (let round = 0; round <= world.extent.rounds; round += 1) {
        const ms = await longestTaskOf(browser, proxy + address);
        if (round > 0) longest.push(ms);
      }
      figures.push({
        name: `longest task while ${name} comes alive`,
        value: median(longest),
        unit: 'ms',
        aim: { atMost: 80 },
        detail: `runs ${longest.map(Math.round).join(', ')}; 4x processor, 150 ms, 1.6 Mbit/s`,
      });
    }
    return figures;
  },
};

async function longestTaskOf(browser: Browser, address: string): Promise<number> {
  const { page, session, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  const tasks = await tasksDuring(session, async () => {
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.interactive);
    await page.waitForTimeout(AFTERWARDS_MS);
  });
  await close();
  return Math.max(...tasks.map(({ busyMs }) => busyMs));
}
