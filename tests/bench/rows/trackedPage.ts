import { askOften } from '../askOften.ts';
import { cpuSeconds } from '../cpuTime.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const PAGES = 300;

/**
 * A page with tracking parameters, different for each visitor, against the page alone. When each address was a page
 * of its own, this was 24 (16.8 ms instead of 0.7).
 */
export const trackedPage: Row = {
  name: 'tracked-page',
  needs: ['processor times'],
  measure: async ({ embedded, extent }) => {
    const { url, pid } = await embedded();
    let visits = 0;
    const measure = async (addressOf: (visit: number) => string) => {
      const paths = Array.from({ length: PAGES }, () => addressOf(visits++));
      const before = cpuSeconds(pid);
      await askOften(url, paths);
      return ((cpuSeconds(pid) - before) * 1_000) / PAGES;
    };
    const alone: number[] = [];
    const tracked: number[] = [];
    // The first round only warms up.
    for (let round = 0; round <= extent.rounds; round += 1) {
      alone[round] = await measure(() => '/home');
      tracked[round] = await measure((visit) => `/home?utm_source=mail&fbclid=${visit}`);
    }
    const [one, other] = [median(alone.slice(1)), median(tracked.slice(1))];
    return [
      {
        name: 'processor time of a page with utm_source / without',
        value: other / one,
        unit: '',
        aim: { atMost: 1.5 },
        detail: `without ${one.toFixed(2)} ms, with ${other.toFixed(2)} ms, medians of ${extent.rounds} rounds of ${PAGES} pages`,
      },
    ];
  },
};
