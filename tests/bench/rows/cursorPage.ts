import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median } from '../statistics.ts';

const LIMIT = 20;
const PAGE = 1_000;
const FIRST = `/public/reviews?limit=${LIMIT}`;

/** A page far down the reviews, which a reader reaches page by page: it continues after the last card. */
export const cursorPage: Row = {
  name: 'cursor-page',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, extent }) => {
    const server = await onPostgres('load');
    const count = 10 * extent.rounds;
    const before = `/public/reviews?limit=${count}&offset=${(PAGE - 1) * LIMIT - 1}`;
    const { data } = (await (await fetch(server.url + before)).json()) as Page;
    if (data.length < count) throw new Error(`The load set has no page ${PAGE} of reviews`);
    const far = data.map(({ id }) => `${FIRST}&after=${id}`);
    const near = far.map(() => FIRST);
    await serverTimes(server, [...near.slice(0, 5), ...far.slice(0, 5)]);
    // In turn, so that other work on the machine affects both.
    const times = await serverTimes(
      server,
      far.flatMap((path, index) => [near[index] ?? FIRST, path]),
    );
    const first = median(times.filter((_, index) => index % 2 === 0));
    const later = median(times.filter((_, index) => index % 2 === 1));
    return [
      {
        name: `page ${PAGE.toLocaleString('en')} of the reviews by cursor / page 1, load set`,
        value: later / first,
        unit: '',
        aim: { atMost: 1.2 },
        detail: `page 1 ${first.toFixed(1)} ms, page ${PAGE} ${later.toFixed(1)} ms, medians of ${count}`,
      },
    ];
  },
};

interface Page {
  data: { id: string }[];
}
