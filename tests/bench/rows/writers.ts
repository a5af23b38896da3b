import { setTimeout as wait } from 'node:timers/promises';
import { makeReviewables, type Reviewable, writeBareReview, writeReview } from '../publicWrites.ts';
import type { Row } from '../row.ts';
import { startBare } from '../startBare.ts';
import { median } from '../statistics.ts';
import { withClient } from '../withClient.ts';
import { named } from '../world.ts';

const WRITERS = 16;

/** Reviews by sixteen members at once, each at another clinic, against bare node:http and pg with the same inserts. */
export const writers: Row = {
  name: 'writers',
  needs: ['PostgreSQL', 'load set'],
  measure: async (world) => {
    const { fresh, databaseUrl, extent } = world;
    const url = await databaseUrl('load');
    // As many connections as writers, on both sides.
    const server = await fresh({
      DATABASE_URL: named(url, 'ours'),
      DATABASE_POOL: String(WRITERS),
    });
    const bareServer = await startBare(world, 'bareWriteServer', {
      databaseUrl: named(url, 'bare'),
      connections: WRITERS,
    });
    const each = 4 * extent.seconds;
    const rounds = Math.min(extent.rounds, 5);
    const counsels = await withClient(url, (client) =>
      makeReviewables(client, { members: WRITERS, counsels: 2 * each * (rounds + 1) }),
    );
    const rates = { ours: [] as number[], bare: [] as number[] };
    const looks: Look[] = [];
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const ours = counsels.splice(0, WRITERS * each);
      const bare = counsels.splice(0, WRITERS * each);
      const stop = watchLocks(url);
      const rate = await rateOf(ours, (counsel) => writeReview(server.url, counsel));
      const seen = await stop();
      const bareRate = await rateOf(bare, (counsel) => writeBareReview(bareServer.url, counsel));
      if (round === 0) continue;
      looks.push(...seen);
      rates.ours.push(rate);
      rates.bare.push(bareRate);
    }
    const working = looks.reduce((sum, look) => sum + look.working, 0);
    const waiting = looks.reduce((sum, look) => sum + look.waiting, 0);
    return [
      {
        name: `public writes a second by ${WRITERS} writers / bare node:http and pg with the same inserts`,
        value: median(rates.ours) / median(rates.bare),
        unit: '',
        aim: { atLeast: 0.5 },
        detail: `${median(rates.ours).toFixed(0)} reviews a second by ours, ${median(rates.bare).toFixed(0)} by the bare server, medians of ${rounds} rounds of ${WRITERS * each}`,
      },
      {
        name: 'share of the working sessions that wait for a row of another writer',
        value: working === 0 ? 0 : waiting / working,
        unit: '',
        aim: { atMost: 0.05 },
        detail: `${waiting} of ${working} in ${looks.length} looks at pg_stat_activity`,
      },
    ];
  },
};

/** Each member writes one review after the other. Answers reviews a second. */
async function rateOf(
  counsels: readonly Reviewable[],
  write: (counsel: Reviewable) => Promise<unknown>,
): Promise<number> {
  const members = [...new Set(counsels.map(({ memberId }) => memberId))];
  const begun = performance.now();
  await Promise.all(
    members.map(async (member) => {
      for (const counsel of counsels) if (counsel.memberId === member) await write(counsel);
    }),
  );
  return counsels.length / ((performance.now() - begun) / 1_000);
}

interface Look {
  working: number;
  waiting: number;
}

/** Looks at the sessions of the server until it is stopped. */
function watchLocks(url: string): () => Promise<Look[]> {
  let isWanted = true;
  const looks: Look[] = [];
  const watching = withClient(url, async (client) => {
    while (isWanted) {
      const { rows } = await client.query<{ working: string; waiting: string }>(
        `select count(*) as working, count(*) filter (where wait_event_type = 'Lock') as waiting
         from pg_stat_activity where application_name = 'ours' and state <> 'idle'`,
      );
      const [look] = rows;
      if (look) looks.push({ working: Number(look.working), waiting: Number(look.waiting) });
      await wait(20);
    }
  });
  return async () => {
    isWanted = false;
    await watching;
    return looks;
  };
}
