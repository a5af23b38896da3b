import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Figure } from '../../proof/figure.ts';
import { floorOf, startFloorServer } from '../floorServer.ts';
import { publicPages } from '../publicPages.ts';
import type { Row } from '../row.ts';
import { openSlowPhone, untilListening } from '../slowPhone.ts';
import { median } from '../statistics.ts';
import { tasksDuring } from '../threadTasks.ts';

/** Work that follows when the page handles presses, e.g. the toasts, delays presses just as well. */
const AFTERWARDS_MS = 1_000;

/**
 * The longest time that a page leaves a press without an answer while it comes alive, on a slow phone. The first view
 * counts apart: nothing can be pressed before it, and a page without scripts draws it, too.
 */
export const longestTask: Row = {
  name: 'longest-task',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const browser = await world.browser();
    const figures: Figure[] = [];
    for (const [name, address] of await publicPages(server.url)) {
      const ours: Longest[] = [];
      const floors: Longest[] = [];
      // The first round only warms up.
      for (let round = 0; round <= world.extent.rounds; round += 1) {
        const floor = await visit(browser, proxy + floorOf(address), false);
        const own = await visit(browser, proxy + address, true);
        if (round > 0) floors.push(floor);
        if (round > 0) ours.push(own);
      }
      const runs = (longest: Longest[]) => longest.map((each) => Math.round(each.alive)).join(', ');
      const first = (longest: Longest[]) => Math.round(median(longest.map((each) => each.first)));
      figures.push({
        name: `longest task while ${name} comes alive`,
        value: median(ours.map((each) => each.alive)),
        unit: 'ms',
        aim: { atMost: 80 },
        detail: `runs ${runs(ours)}; without scripts ${runs(floors)}; of the first view ${first(ours)}, without scripts ${first(floors)}; 4x processor, 150 ms, 1.6 Mbit/s`,
      });
    }
    return figures;
  },
};

interface Longest {
  first: number;
  alive: number;
}

async function visit(browser: Browser, address: string, hasScripts: boolean): Promise<Longest> {
  const { page, session, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  const tasks = await tasksDuring(session, async () => {
    await page.goto(address);
    if (hasScripts) await untilListening(session);
    await pause(AFTERWARDS_MS);
  });
  await close();
  const longest = (isPainted: boolean) =>
    Math.max(...tasks.map((task) => (task.isPainted === isPainted ? task.busyMs : 0)));
  return { first: longest(false), alive: longest(true) };
}
