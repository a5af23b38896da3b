import { clinicListSql } from '../clinicListSql.ts';
import { compareCost } from '../compareCost.ts';
import type { Row } from '../row.ts';
import { cachedSide, KNOWN_LIST, pidsWith, turningPages } from '../sides.ts';
import { headersToRepeat, startBare } from '../startBare.ts';
import { named } from '../world.ts';

/** A list from the database: against bare node:http and pg with the same SQL, and against our own kept answer. */
export const uncachedList: Row = {
  name: 'uncached-list',
  needs: ['PostgreSQL', 'processor times'],
  measure: async (world) => {
    const uncached = await world.onPostgres('demo');
    const answer = await fetch(uncached.url + KNOWN_LIST);
    const { total } = (await answer.json()) as { total: number };
    const bare = await startBare(world, 'barePgServer', {
      ...(await clinicListSql(20)),
      headers: headersToRepeat(answer, ['content-length', 'content-encoding']),
      total,
      databaseUrl: named(await world.databaseUrl('demo'), 'bare'),
    });
    const ours = {
      name: 'ours',
      url: uncached.url,
      nextPath: turningPages(total),
      pids: () => pidsWith(uncached.pid, world, 'demo', 'ours'),
    };
    const theirs = {
      name: 'bare',
      url: bare.url,
      nextPath: turningPages(total),
      pids: () => pidsWith(bare.pid, world, 'demo', 'bare'),
    };
    const cached = cachedSide('cached', await world.embedded());
    const again = await compareCost(theirs, ours, world.extent);
    const gain = await compareCost({ ...ours, name: 'uncached' }, cached, world.extent);
    return [
      {
        name: 'uncached list / bare node:http and pg with the same SQL',
        value: again.ratio,
        unit: '',
        aim: { atLeast: 0.9 },
        detail: `${again.detail}; sessions of PostgreSQL included`,
      },
      {
        name: 'cached list / own uncached list',
        value: gain.ratio,
        unit: '',
        aim: { atLeast: 10 },
        detail: gain.detail,
      },
    ];
  },
};
