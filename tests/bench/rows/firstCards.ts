import type { Browser } from 'playwright';
import type { Row } from '../row.ts';
import { openSlowPhone } from '../slowPhone.ts';
import { median } from '../statistics.ts';

/** Until the first card of the clinics tab is visible: is a directory 1,600 times as large slower? */
export const firstCards: Row = {
  name: 'first-cards',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, browser, extent }) => {
    const demo = await onPostgres('demo');
    const load = await onPostgres('load');
    const phone = await browser();
    const times: { demo: number[]; load: number[] } = { demo: [], load: [] };
    for (let round = 0; round <= extent.rounds; round += 1) {
      // A new address each time, so that no page is cached.
      const address = `/contents?tabId=clinics&round=${round}`;
      const pair = [
        await untilFirstCard(phone, demo.url + address),
        await untilFirstCard(phone, load.url + address),
      ] as const;
      if (round === 0) continue;
      times.demo.push(pair[0]);
      times.load.push(pair[1]);
    }
    return [
      {
        name: 'first cards of the clinics tab, load set / demo set',
        value: median(times.load) / median(times.demo),
        unit: '',
        aim: { atMost: 1.15 },
        detail: `demo ${median(times.demo).toFixed(0)} ms, load ${median(times.load).toFixed(0)} ms, medians of ${extent.rounds}, worst with load ${Math.max(...times.load).toFixed(0)} ms; each page rendered afresh`,
      },
    ];
  },
};

async function untilFirstCard(browser: Browser, address: string): Promise<number> {
  const { page, close } = await openSlowPhone(browser, { isNetworkSlow: true });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
  await close();
  return time;
}
