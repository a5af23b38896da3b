import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { uuidv7 } from 'uuidv7';
import { makeReviewables, type Reviewable, writeReview } from '../publicWrites.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { withClient } from '../withClient.ts';
import { named } from '../world.ts';

const WRITERS = 16;

/** Reviews by sixteen members at once, each at another clinic, against the same inserts sent to PostgreSQL directly. */
export const writers: Row = {
  name: 'writers',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ fresh, databaseUrl, extent }) => {
    const url = await databaseUrl('load');
    // As many connections as writers, on both sides.
    const server = await fresh({
      DATABASE_URL: named(url, 'ours'),
      DATABASE_POOL: String(WRITERS),
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
      const rate = await rateOf(ours, async (own) => {
        for (const counsel of own) await writeReview(server.url, counsel);
      });
      const seen = await stop();
      const bareRate = await rateOf(bare, (own) =>
        withClient(url, (client) => insertAll(client, own)),
      );
      if (round === 0) continue;
      looks.push(...seen);
      rates.ours.push(rate);
      rates.bare.push(bareRate);
    }
    const working = looks.reduce((sum, look) => sum + look.working, 0);
    const waiting = looks.reduce((sum, look) => sum + look.waiting, 0);
    return [
      {
        name: `public writes a second by ${WRITERS} writers / the same inserts without our rules`,
        value: median(rates.ours) / median(rates.bare),
        unit: '',
        aim: { atLeast: 0.5 },
        detail: `${median(rates.ours).toFixed(0)} reviews a second by calls, ${median(rates.bare).toFixed(0)} by PostgreSQL alone, medians of ${rounds} rounds of ${WRITERS * each}`,
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
  write: (own: Reviewable[]) => Promise<void>,
): Promise<number> {
  const members = [...new Set(counsels.map(({ memberId }) => memberId))];
  const begun = performance.now();
  await Promise.all(
    members.map((memberId) => write(counsels.filter((counsel) => counsel.memberId === memberId))),
  );
  return counsels.length / ((performance.now() - begun) / 1_000);
}

/** A review, its row of the feed and the commit. */
async function insertAll(client: Client, own: readonly Reviewable[]): Promise<void> {
  for (const { id: counselId, memberId, clinic_id } of own) {
    const id = uuidv7();
    await client.query('begin');
    await client.query(
      `insert into review (id, counsel_id, member_id, clinic_id, title, content, rating,
         created_at, updated_at)
       values ($1, $2, $3, $4, 'bench', $5, 5, now(), now())`,
      [id, counselId, memberId, clinic_id, '자연스럽게 잘 되었어요. '.repeat(20)],
    );
    await client.query("insert into change (kind, id, clinic_id) values ('review', $1, $2)", [
      id,
      clinic_id,
    ]);
    await client.query('commit');
  }
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
