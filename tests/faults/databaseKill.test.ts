import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate/migrate.ts';
import { migrations } from '../../server/db/migrations/migrations.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { startDatabaseProcess } from '../support/app/database/startDatabaseProcess.ts';
import { testTemplate } from '../support/app/database/testTemplate.ts';
import { countForProof, numberFromEnv } from '../support/app/proof.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'database-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const DELAYS = [200, 50, 500];
/** One in `npm test`; the others belong to `npm run faults`. */
const rounds = numberFromEnv('KILL_ROUNDS', 1);
const delays = Array.from({ length: rounds }, (_, round) => DELAYS[round % DELAYS.length] ?? 0);

test.each(delays)(
  'kill -9 after %i ms of writing loses nothing that was acknowledged',
  async (delay) => {
    // The same each time: it continues with what the last one left.
    const directory = join(root, 'written');
    const writer = startDatabaseProcess('write', directory, await testTemplate());
    await writer.hear(/^\d+$/);
    await setTimeout(delay);
    await writer.kill();
    const acknowledged = Number(writer.said.at(-1));
    countForProof('acknowledged', writer.said.filter((line) => /^\d+$/.test(line)).length);

    const db = await openDatabase({ directory });
    const [found] = await db.query<{ last: number; rows: number; total: number }>(
      'select max(id) as last, count(*) as rows, (select entries from total) as total from entry',
    );
    await db.close();
    // The acknowledgement of the last commit may have been cut off.
    expect([acknowledged, acknowledged + 1]).toContain(found?.last);
    expect([found?.rows, found?.total]).toEqual([found?.last, found?.last]);
  },
);

test('T63 kill -9 in the middle of a migration: the next start finishes', async () => {
  const directory = join(root, 'migrated');
  const child = startDatabaseProcess('migrate', directory, await testTemplate());
  await child.hear(/^migrated$/);
  await setTimeout(500);
  await child.kill();

  const db = await openDatabase({ directory });
  const applied = await migrate(db, [
    ...migrations,
    { name: 'quick', sql: 'create table quick (id int)' },
    { name: 'slow', sql: 'create table slow (id int)' },
  ]);
  expect(applied).toEqual(['slow']);
  expect(await db.query('select * from quick, slow')).toEqual([]);
  await db.close();
});
