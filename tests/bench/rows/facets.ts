import { dropTotals, facetPaths } from '../findPaths.ts';
import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median, quantile } from '../statistics.ts';

const TURNS = 3;

/** The numbers beside the choices of a filter, counted from the database. */
export const facets: Row = {
  name: 'facets',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, databaseUrl, extent }) => {
    const server = await onPostgres('load');
    const url = await databaseUrl('load');
    const paths = facetPaths(extent.samples);
    await serverTimes(server, paths.slice(0, 10));
    const turns: number[][] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await dropTotals(url);
      turns.push(await serverTimes(server, paths));
    }
    const times = paths.map((_, index) => median(turns.map((turn) => turn[index] ?? Number.NaN)));
    return [
      {
        name: 'p99 of the counts of choices, load set',
        value: quantile(times, 0.99),
        unit: 'ms',
        aim: { atMost: 50 },
        detail: `${paths.length} combinations of filters, each the median of ${TURNS}: p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; worst of all ${Math.max(...turns.flat()).toFixed(0)} ms`,
      },
    ];
  },
};
