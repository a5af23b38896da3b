import type { Browser } from 'playwright';
import { startFloorServer } from '../floorServer.ts';
import type { Row } from '../row.ts';
import { firstPaint, openSlowPhone, untilListening } from '../slowPhone.ts';
import { median } from '../statistics.ts';

/** Milliseconds after the visitor has opened the page. */
interface Moments {
  paint: number;
  listens: number;
}

/** The Japanese page inside LINE beside the Korean page on the web. */
export const linePage: Row = {
  name: 'line-page',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const browser = await world.browser();
    const inLine: Moments[] = [];
    const onWeb: Moments[] = [];
    // The first round only warms up.
    for (let round = 0; round <= world.extent.rounds; round += 1) {
      const line = await momentsOf(browser, `${proxy}/liff/home?lang=ja`);
      const web = await momentsOf(browser, `${proxy}/home`);
      if (round === 0) continue;
      inLine.push(line);
      onWeb.push(web);
    }
    return (['paint', 'listens'] as const).map((which) => {
      const of = (side: Moments[]) => side.map((moments) => moments[which]);
      const runs = (side: Moments[]) => of(side).map(Math.round).join(', ');
      return {
        name: `${which === 'paint' ? 'first paint' : 'first press handled'}: Japanese /home in LINE / Korean /home on the web`,
        value: median(of(inLine)) / median(of(onWeb)),
        unit: '',
        aim: { atMost: 1.1 },
        detail: `in LINE ${runs(inLine)} ms, on the web ${runs(onWeb)} ms; 4x processor, 150 ms, 1.6 Mbit/s`,
      };
    });
  },
};

async function momentsOf(browser: Browser, address: string): Promise<Moments> {
  const { page, session, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  await page.goto(address);
  const listens = await untilListening(session);
  const paint = await firstPaint(session);
  await close();
  return { paint, listens };
}
