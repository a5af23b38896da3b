import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { hasPostgres, onServer, urlOfDatabase } from '../../support/app/database/testPostgres.ts';
import { countForProof, measure, numberFromEnv } from '../../support/app/proof.ts';
import { startServer } from '../../support/app/server/startServer.ts';

const REVIEWS = numberFromEnv('DEEP_REVIEWS', 200_000);
const ASKERS = 20;
const FLOOD_MS = 10_000;
const NAME = `deep_${process.pid}`;

/** Reviews of one clinic by one member, so many that a deep page is expensive. */
const ROWS = `
  insert into clinic (id, name, status, created_at, updated_at)
    values ('0193a000-0000-7000-8000-000000000001', '모아의원', 'PUBLISHED', now(), now());
  insert into member (id, created_at, updated_at)
    values ('0193a000-0000-7000-8000-000000000002', now(), now());
  insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code, state, created_at, updated_at)
    select md5('counsel' || n)::uuid, '0193a000-0000-7000-8000-000000000002',
      '0193a000-0000-7000-8000-000000000001', 'CLINIC', '0193a000-0000-7000-8000-000000000001',
      '', n::text, 'TREATMENT_COMPLETE', now(), now() from generate_series(1, ${REVIEWS}) n;
  insert into review (id, counsel_id, member_id, clinic_id, title, content, rating, created_at, updated_at)
    select md5('review' || n)::uuid, md5('counsel' || n)::uuid, '0193a000-0000-7000-8000-000000000002',
      '0193a000-0000-7000-8000-000000000001', 'title', 'content', 1 + n % 5, now(), now()
    from generate_series(1, ${REVIEWS}) n;
  analyze;
`;

test.skipIf(!hasPostgres)(
  'T46 twenty deep offsets from one address: /readyz and calls with a session are answered as before',
  async () => {
    await onServer(`create database ${NAME} template template0`);
    const url = urlOfDatabase(NAME);
    const db = await openDatabase({ url });
    await migrate(db);
    await db.transaction((tx) => tx.script(ROWS), { isUnlimited: true });
    await db.close();
    const env = { DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'warn', ANSWER_CACHE_MB: '0' };
    const server = await startServer({ env });
    try {
      const end = Date.now() + FLOOD_MS;
      const flood = Array.from({ length: ASKERS }, (_, asker) => askDeep(server.url, asker, end));
      const [readiness, calls] = await Promise.all([
        timesOf(`${server.url}/readyz`, end),
        timesOf(`${server.url}/member/my-info`, end),
      ]);
      await Promise.all(flood);
      const refused = readiness.filter(({ status }) => status !== 200).length;
      measure('refused answers of /readyz', refused);
      measure('seconds of a call with a session', Math.max(...calls.map(({ ms }) => ms)) / 1_000);
      measure('seconds of /readyz', Math.max(...readiness.map(({ ms }) => ms)) / 1_000);
      expect(refused).toBe(0);
    } finally {
      await server.stop();
      await onServer(`drop database if exists ${NAME} with (force)`);
    }
  },
);

async function askDeep(url: string, asker: number, end: number): Promise<void> {
  for (let page = 0; Date.now() < end; page += 1) {
    const offset = REVIEWS / 2 + asker * 1_000 + page;
    const answer = await fetch(`${url}/public/reviews?sort=popular&limit=20&offset=${offset}`);
    await answer.arrayBuffer();
    countForProof(`deep offsets answered with ${answer.status}`);
    // A refused client asks again soon, and ignores the waiting time.
    if (answer.status !== 200) await wait(50);
  }
}

/**
 * Asked four times a second, however long an answer takes. The token is unknown: it costs the look-up of a session.
 */
async function timesOf(address: string, end: number) {
  const headers = { Authorization: `Bearer ${'x'.repeat(43)}` };
  const asked: Promise<{ status: number; ms: number }>[] = [];
  while (Date.now() < end) {
    const begun = performance.now();
    asked.push(
      fetch(address, { headers }).then(async (answer) => {
        await answer.arrayBuffer();
        return { status: answer.status, ms: performance.now() - begun };
      }),
    );
    await wait(250);
  }
  return Promise.all(asked);
}
