import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median } from '../statistics.ts';

const FAR = 100_000;

/** A page far down a list, which a scroll bar reaches in one pull. */
export const farPage: Row = {
  name: 'far-page',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, extent }) => {
    const server = await onPostgres('load');
    const times = async (offset: number) => {
      // Other pages nearby, so that the database does not read the same blocks again and again.
      const paths = Array.from(
        { length: 10 * extent.rounds },
        (_, index) => `/public/doctors?limit=20&offset=${offset + index}`,
      );
      await serverTimes(server, paths.slice(0, 5));
      return serverTimes(server, paths);
    };
    const near = await times(0);
    const far = await times(FAR);
    const detail = `offset 0 ${median(near).toFixed(1)} ms, offset 100,000 ${median(far).toFixed(1)} ms, medians of ${far.length}; worst ${Math.max(...far).toFixed(1)} ms`;
    return [
      {
        name: 'offset 100,000 / offset 0, doctors of the load set',
        value: median(far) / median(near),
        unit: '',
        aim: { atMost: 25 },
        detail,
      },
      { name: 'offset 100,000', value: median(far), unit: 'ms', aim: { atMost: 15 }, detail },
    ];
  },
};
