import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { prepareCluster } from '../../../server/db/pglite/cluster.ts';
import { createPgliteDatabase } from '../../../server/db/pglite/pgliteDatabase.ts';
import { tidyUp } from '../../../server/db/pglite/pgliteHousekeeping.ts';
import { type PgliteThread, startPgliteThread } from '../../../server/db/pglite/pgliteThread.ts';
import { createRestartingThread } from '../../../server/db/pglite/restartingThread.ts';
import { readTemplate } from '../../../server/db/pglite/template.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';

const slow = 'select count(*) as n from generate_series(1, 2000000)';

let directory: string;
let thread: PgliteThread;
let db: Database;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'database-'));
  const archive = await readTemplate(await testTemplate());
  const cluster = await prepareCluster(directory, async () => archive ?? new Uint8Array());
  const lasting = createRestartingThread(async () => {
    thread = await startPgliteThread({ cluster });
    return thread;
  });
  db = createPgliteDatabase(lasting.get, async () => undefined);
});
afterAll(async () => {
  await db.close();
  rmSync(directory, { recursive: true, force: true });
});

test('the process continues while a statement takes long', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 5);
  const begun = performance.now();
  await db.query(slow);
  const took = performance.now() - begun;
  clearInterval(timer);
  expect(took).toBeGreaterThan(100);
  expect(ticks).toBeGreaterThan(took / 50);
});

describe('when the thread crashes', () => {
  test('waiting queries fail, none hangs, and the next one finds everything that was committed', async () => {
    await db.script('create table kept (id int); insert into kept values (1)');
    const waiting = [db.query(slow), db.query('select 1'), db.script('select 2')];
    const told = waiting.map((answer) => expect(answer).rejects.toMatchObject({ code: '57P02' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await thread.kill();
    await Promise.all(told);
    expect(await db.query('select id from kept')).toEqual([{ id: 1 }]);
  });

  test('the rest of its transaction does not reach the next thread', async () => {
    const work = db.transaction(async (tx) => {
      await tx.query('insert into kept values (2)');
      await thread.kill();
      await tx.query('insert into kept values (3)').catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '57P02' });
    expect(await db.query('select id from kept')).toEqual([{ id: 1 }]);
  });

  test('many queries at once start it once', async () => {
    await thread.kill();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => db.query<{ id: number }>('select id from kept')),
    );
    expect(answers.flat()).toHaveLength(20);
  });
});

describe('a statement that takes over 30 seconds', () => {
  /** On a new thread whose clock runs 31 seconds every few milliseconds. */
  async function takeLong(options: { isUnlimited: boolean }) {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await thread.kill();
    await db.query('select 1');
    let isOver = false;
    const answer = db
      .transaction((tx) => tx.query(slow), options)
      .finally(() => {
        isOver = true;
      });
    const clock = (async () => {
      while (!isOver) {
        vi.advanceTimersByTime(31_000);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    return Promise.all([answer, clock]).then(([rows]) => rows);
  }

  test('is ended with its thread', async () => {
    await expect(takeLong({ isUnlimited: false })).rejects.toMatchObject({ code: '57P02' });
  });

  test('ends by itself in an unlimited transaction', async () => {
    expect(await takeLong({ isUnlimited: true })).toEqual([{ n: 2_000_000 }]);
  });
});

describe('housekeeping', () => {
  test('a long log is shortened', async () => {
    const logged = async () => {
      const [row] = await db.query<{ bytes: number }>(
        'select (pg_current_wal_lsn() - redo_lsn)::int8 as bytes from pg_control_checkpoint()',
      );
      return row?.bytes ?? 0;
    };
    await db.script(
      'create table filler as select repeat(md5(i::text), 20) as text from generate_series(1, 40000) i',
    );
    expect(await logged()).toBeGreaterThan(16 * 1024 * 1024);
    await tidyUp(db);
    expect(await logged()).toBeLessThan(1024 * 1024);
  });

  test('deleted rows are removed, and the planner gets new statistics', async () => {
    await db.script(`
      create table worn as select generate_series(1, 1000) as id;
      update worn set id = id + 1;
      delete from worn where id > 800`);
    const seen = async () => {
      await tidyUp(db);
      const [table] = await db.query(
        `select n_dead_tup as dead, reltuples as living from pg_stat_user_tables
         join pg_class on oid = relid where oid = 'worn'::regclass`,
      );
      return table;
    };
    // The engine updates its statistics of a table about once a second.
    await expect.poll(seen, { timeout: 10_000, interval: 500 }).toEqual({ dead: 0, living: 799 });
  });
});
