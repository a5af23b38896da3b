import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { lockDirectory } from '../../../server/db/pglite/directoryLock.ts';
import { identifyThisProcess } from '../../../server/db/pglite/processIdentity.ts';
import {
  type DatabaseProcess,
  startDatabaseProcess,
} from '../../support/app/database/startDatabaseProcess.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { inRounds } from '../../support/app/proof.ts';

let directory: string;
let started: DatabaseProcess[] = [];
const start = (...words: string[]) => {
  const child = startDatabaseProcess(...words);
  started.push(child);
  return child;
};

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'database-')), 'db');
});
afterEach(async () => {
  await Promise.all(started.map((child) => child.kill()));
  started = [];
  rmSync(join(directory, '..'), { recursive: true, force: true });
});

const openFromTemplate = async () => openDatabase({ directory, template: await testTemplate() });
const flags = () => readdirSync(directory).filter((name) => name.startsWith('lock.'));

describe('T57 one process on one directory', () => {
  test(
    'a second process is refused within 2 s and told which process runs and what to do',
    inRounds,
    async () => {
      const holder = start('hold', directory, await testTemplate());
      await holder.hear(/^open$/);
      const second = start('hold', directory);
      const refusal = await second.hear(/^refused/);
      expect(Number(/after (\d+) ms/.exec(refusal)?.[1])).toBeLessThan(2_000);
      expect(refusal).toContain(directory);
      expect(refusal).toContain(`process ${holder.pid}`);
      expect(refusal).toContain('DATA_DIR');
      expect(flags()).toHaveLength(1);
    },
  );

  test('the same process is refused a second time as well', async () => {
    const db = await openFromTemplate();
    await expect(openDatabase({ directory })).rejects.toThrow('already open in this process');
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  test('exactly one of many processes that start together opens it', async () => {
    await mkdir(directory);
    const many = Array.from({ length: 5 }, () => start('lock', directory));
    const outcomes = await Promise.allSettled(many.map((child) => child.hear(/^locked$/)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the lock of a killed process is taken over', async () => {
    const holder = start('hold', directory, await testTemplate());
    await holder.hear(/^open$/);
    await holder.kill();
    expect(flags()).toHaveLength(1);
    const db = await openDatabase({ directory });
    expect(flags()).toEqual([expect.stringContaining(`lock.${process.pid}.`)]);
    await db.close();
    expect(flags()).toEqual([]);
  });

  test('a later process with the number of the dead one does not keep its lock', async () => {
    await mkdir(directory);
    const { place } = identifyThisProcess();
    writeFileSync(join(directory, `lock.${process.ppid}.12345.${place}`), '');
    const lock = await lockDirectory(directory);
    expect(flags()).toHaveLength(1);
    await lock.release();
  });

  test('the lock of a process in another container or machine is kept while it is refreshed', async () => {
    await mkdir(directory);
    const foreign = join(directory, 'lock.1.1.0123456789ab');
    writeFileSync(foreign, '');
    await expect(lockDirectory(directory)).rejects.toThrow('process 1 ');
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(foreign, minuteAgo, minuteAgo);
    const lock = await lockDirectory(directory);
    await lock.release();
    expect(flags()).toEqual([]);
  });

  test('the first process of another container has our own number, and is still another process', async () => {
    await mkdir(directory);
    writeFileSync(join(directory, `lock.${process.pid}.1.0123456789ab`), '');
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid} `);
  });

  test('a lock that a person removed by hand stops the database', async () => {
    const db = await openFromTemplate();
    await rm(join(directory, flags()[0] ?? ''));
    await expect
      .poll(() => db.query('select 1').catch((error) => error.message), { timeout: 10_000 })
      .toMatch(/removed|gone/);
    await expect(db.close()).rejects.toThrow('removed');
  });
});

describe('what a crash leaves behind', () => {
  test('an empty postmaster.pid', async () => {
    await (await openFromTemplate()).close();
    await writeFile(join(directory, 'cluster', 'postmaster.pid'), '');
    const db = await openDatabase({ directory });
    expect(await db.query('select count(*) as n from clinic')).toEqual([{ n: 0 }]);
    await db.close();
  });

  test('half of a first start', async () => {
    await mkdir(join(directory, 'cluster.unfinished', 'base'), { recursive: true });
    await writeFile(join(directory, 'cluster.unfinished', 'PG_VERSION'), 'half');
    const db = await openFromTemplate();
    expect(await db.query('select count(*) as n from clinic')).toEqual([{ n: 0 }]);
    await db.close();
    expect(readdirSync(directory)).toEqual(['cluster']);
  });

  test.each([150, 300, 600])('a first start killed %i ms after its lock', async (delay) => {
    const child = start('hold', directory, await testTemplate());
    await expect
      .poll(() => statSync(directory, { throwIfNoEntry: false }), { timeout: 20_000 })
      .toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await child.kill();
    const db = await openFromTemplate();
    expect(await db.query('select count(*) as n from clinic')).toEqual([{ n: 0 }]);
    await db.close();
  });
});

test('files of another version of the engine are refused with the reason, and the lock is free again', async () => {
  await (await openFromTemplate()).close();
  await writeFile(join(directory, 'cluster', 'PG_VERSION'), '17\n');
  await expect(openDatabase({ directory })).rejects.toThrow('initialized by PostgreSQL version 17');
  expect(flags()).toEqual([]);
});

test('only the owner may read the directory', async () => {
  await mkdir(directory, { mode: 0o755 });
  const db = await openFromTemplate();
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, 'cluster')).mode & 0o777).toBe(0o700);
  await db.close();
});

test('without a template the first start creates a cluster itself', async () => {
  const db = await openDatabase({ directory });
  await db.script('create table kept (id int); insert into kept values (1)');
  await db.close();
  const again = await openDatabase({ directory });
  expect(await again.query('select id from kept')).toEqual([{ id: 1 }]);
  await again.close();
});
