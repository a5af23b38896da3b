import type { Figure } from '../../proof/figure.ts';
import { dropTotals, FIRST_PAGE, findPaths } from '../findPaths.ts';
import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median, quantile } from '../statistics.ts';

const LISTS = ['clinics', 'doctors', 'events', 'reviews'];
const TURNS = 3;

/** First pages of the four lists with any filters and sorts, with fresh totals. */
export const filters: Row = {
  name: 'filters',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, databaseUrl, extent }) => {
    const server = await onPostgres('load');
    const url = await databaseUrl('load');
    const figures: Figure[] = [];
    for (const list of LISTS) {
      const plain = `/public/${list}?limit=${FIRST_PAGE}`;
      const paths = findPaths(`/public/${list}`, Math.ceil(extent.samples / LISTS.length));
      await serverTimes(server, paths.slice(0, 10));
      const newest: number[] = [];
      const turns: number[][] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        await dropTotals(url);
        newest.push(...(await serverTimes(server, [plain])));
        turns.push(await serverTimes(server, paths));
      }
      const times = paths.map((_, index) => median(turns.map((turn) => turn[index] ?? Number.NaN)));
      const [p50, p95, p99] = [median(times), quantile(times, 0.95), quantile(times, 0.99)];
      const detail = `${paths.length} combinations, each the median of ${TURNS}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; without filter ${median(newest).toFixed(0)} ms; totals included`;
      figures.push(
        {
          name: `filters and sorts of ${list} / newest first without filter, p95`,
          value: p95 / median(newest),
          unit: '',
          aim: { atMost: 3 },
          detail,
        },
        {
          name: `p99 of filters and sorts of ${list}, load set`,
          value: p99,
          unit: 'ms',
          aim: { atMost: 50 },
          detail,
        },
      );
    }
    return figures;
  },
};
