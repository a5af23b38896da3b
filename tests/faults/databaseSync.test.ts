import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseError } from '../../server/db/database.ts';
import { prepareCluster } from '../../server/db/pglite/cluster.ts';
import { createEngine, openOnDisk } from '../../server/db/pglite/pgliteEngine.ts';
import { SyncedNodeFs } from '../../server/db/pglite/syncedNodeFs.ts';
import { readTemplate } from '../../server/db/pglite/template.ts';
import { testTemplate } from '../support/app/database/testTemplate.ts';

let directory: string;
let cluster: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'database-'));
  const archive = await readTemplate(await testTemplate());
  cluster = await prepareCluster(directory, async () => archive ?? new Uint8Array());
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('every commit waits for the disk, a reader does not', async () => {
  const fs = new SyncedNodeFs(cluster);
  const pglite = await openOnDisk(fs);
  await pglite.exec('create table entry (id int)');
  const before = fs.syncs;
  for (let id = 0; id < 50; id += 1) await pglite.query('insert into entry values ($1)', [id]);
  expect(fs.syncs - before).toBeGreaterThanOrEqual(50);

  const written = fs.syncs;
  for (let id = 0; id < 50; id += 1) await pglite.query('select * from entry');
  expect(fs.syncs).toBe(written);
  await pglite.close();
});

test('a checkpoint brings the tables to the disk as well', async () => {
  const fs = new SyncedNodeFs(cluster);
  const pglite = await openOnDisk(fs);
  const before = fs.syncs;
  await pglite.exec('create table other as select generate_series(1, 1000) as id; checkpoint');
  expect(fs.syncs - before).toBeGreaterThan(5);
  await pglite.close();
});

test('an engine that does not call our fsync is not started', async () => {
  /** As if a later version had renamed the function that the hook needs. */
  class DeafNodeFs extends SyncedNodeFs {
    override init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
      return NodeFS.prototype.init.apply(this, args);
    }
  }
  await expect(openOnDisk(new DeafNodeFs(cluster))).rejects.toThrow('did not reach the disk');
});

test('a commit that the disk refuses is not acknowledged, and ends the engine', async () => {
  let isBroken = false;
  class BreakingNodeFs extends SyncedNodeFs {
    protected override sync(file: number): void {
      if (isBroken) throw Object.assign(new Error('broken'), { code: 'EIO' });
      super.sync(file);
    }
  }
  const engine = createEngine(await openOnDisk(new BreakingNodeFs(cluster)));
  await engine.perform({ kind: 'script', sql: 'create table refused (id int)' });
  isBroken = true;
  const insert = engine.perform({
    kind: 'query',
    sql: 'insert into refused values (1)',
    params: [],
  });
  const error = await insert.catch((reason) => reason);
  expect(error.message).toContain('could not fsync');
  // A DatabaseError would say that only this statement failed.
  expect(error).not.toBeInstanceOf(DatabaseError);
});
