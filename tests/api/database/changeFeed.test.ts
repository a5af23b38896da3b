import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { appendChanges, deleteOldChanges } from '../../../server/db/feed/appendChanges.ts';
import { type FeedWatch, watchFeed } from '../../../server/db/feed/watchFeed.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forEachEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

const PATIENCE = { timeout: 10_000 };
const CLINIC = '018bcfe5-6800-7000-8000-000000000001';
const EVERYTHING = [{ kind: 'everything' }] as const;

const watches: FeedWatch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});

const watch = async (
  database: Database,
  intervalMs: number,
  onError?: (error: unknown) => void,
) => {
  const opened = await watchFeed(database, { intervalMs, ...(onError && { onError }) });
  watches.push(opened);
  return opened;
};

forEachEngine((engine, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const append = (id: string, db = database) =>
    db.transaction((tx) => appendChanges(tx, [{ kind: 'review', id, clinicId: CLINIC }]));

  it('a write of this process is known as soon as it is committed, by its record, clinic and kind', async () => {
    const feed = await watch(database, 60_000);
    const before = feed.position();
    await feed.db.transaction(async (tx) => {
      await appendChanges(tx, [{ kind: 'review', id: 'one', clinicId: CLINIC }]);
      expect(feed.position()).toBe(before);
    });
    expect(['one', CLINIC, 'other'].map((id) => feed.hasChanged([id], before))).toEqual([
      true,
      true,
      false,
    ]);
    expect(feed.changedAt(['review'], before)).not.toBeNull();
    expect(feed.changedAt(['clinic', 'searchChanged'], before)).toBeNull();
  });

  it('a transaction that fails, or changes nothing visible, changes nothing', async () => {
    const feed = await watch(database, 60_000);
    const before = feed.position();
    const failing = feed.db.transaction(async (tx) => {
      await appendChanges(tx, EVERYTHING);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await feed.db.transaction((tx) => tx.query('select 1'));
    expect(feed.position()).toBe(before);
  });

  it('a process that slept for longer than rows are kept takes everything as changed', async () => {
    let slept = 0;
    const query: Database['query'] = async <Row>(...asked: Parameters<Database['query']>) => {
      const rows = await database.query<Row & { at?: number }>(...asked);
      return rows.map((row) => (row.at === undefined ? row : { ...row, at: row.at + slept }));
    };
    const feed = await watch({ ...database, query }, 20);
    const before = feed.position();
    slept = limits.feed.keptMs;
    await expect.poll(() => feed.hasChanged(['any'], before), PATIENCE).toBe(true);
    expect(feed.searchChangesSince(before)).toBeNull();
  });

  it('a write of another process is known after one poll, and only once', async () => {
    const feed = await watch(database, 20);
    const before = feed.position();
    await append('two');
    await expect.poll(() => feed.hasChanged(['two'], before), PATIENCE).toBe(true);
    const after = feed.position();
    await append('three');
    await expect.poll(() => feed.hasChanged(['three'], before), PATIENCE).toBe(true);
    expect([feed.position(), feed.hasChanged(['two'], after)]).toEqual([after + 1, false]);
  });

  it('another generation, as after a restore, changes everything', async () => {
    const feed = await watch(database, 20);
    const before = feed.position();
    const told: unknown[] = [];
    feed.onCounsels((changes) => told.push(changes));
    await database.query('update feed set generation = gen_random_uuid()');
    await expect.poll(() => feed.hasChanged([], before), PATIENCE).toBe(true);
    expect(feed.changedAt(['searchChanged'], before)).not.toBeNull();
    expect(told).toEqual([null]);
    const after = feed.position();
    await append('four');
    await expect.poll(() => feed.hasChanged(['four'], after), PATIENCE).toBe(true);
  });

  it('changes that every process has read are deleted', async () => {
    await append('five');
    const rows = () => database.query('select 1 from change');
    await deleteOldChanges(database, new Date());
    expect((await rows()).length).toBeGreaterThan(0);
    await deleteOldChanges(database, new Date(Date.now() + limits.feed.keptMs + 1_000));
    expect(await rows()).toEqual([]);
  });

  // The embedded database has one connection.
  describe.skipIf(engine === 'pglite')('while a transaction is open', () => {
    it('no other writer waits, and its row that commits after theirs is not lost', async () => {
      const feed = await watch(database, 20);
      const before = feed.position();
      const [isBegun, begin] = createDeferred();
      const [isOver, end] = createDeferred();
      const late = database.transaction(async (tx) => {
        await appendChanges(tx, [{ kind: 'clinic', id: 'late' }]);
        begin();
        await isOver;
      });
      await isBegun;
      for (const id of ['early', 'earlier', 'earliest']) {
        await append(id);
        await expect.poll(() => feed.hasChanged([id], before), PATIENCE).toBe(true);
      }
      // The feed is read while the transaction is open.
      const polls = feed.position();
      await append('next');
      await expect.poll(() => feed.hasChanged(['next'], before), PATIENCE).toBe(true);
      expect(feed.position()).toBe(polls + 1);
      expect(feed.hasChanged(['late'], before)).toBe(false);
      end();
      await late;
      await expect.poll(() => feed.hasChanged(['late'], before), PATIENCE).toBe(true);
    });
  });

  it('two processes on one database: an edit is visible at once here, and within the poll there', async () => {
    const here = await openTestApp({ db: database, isCached: true });
    const there = await openTestApp({ db: database, isCached: true });
    const total = async ({ get }: typeof here) => (await get('/public/clinics')).body;
    expect(await total(here)).toMatchObject({ total: 0 });
    expect(await total(there)).toMatchObject({ total: 0 });

    await aClinic(here.db);
    const edited = performance.now();
    expect(await total(here)).toMatchObject({ total: 1 });
    await expect.poll(() => total(there), PATIENCE).toMatchObject({ total: 1 });
    expect(performance.now() - edited).toBeLessThan(5_000);
  });
});

it('a poll that fails is reported and repeated', async () => {
  const errors: unknown[] = [];
  const row = { generation: 'one', oldest: 1, changes: [], counsels: [] };
  let isDown = false;
  const query = async () => {
    if (isDown) throw new Error('gone');
    return [{ ...row }];
  };
  const db = { engine: 'postgres', query, script: query, transaction: query, close: query };
  const feed = await watch(db as never, 5, (error) => errors.push(error));
  const before = feed.position();
  isDown = true;
  await expect.poll(() => errors.length, PATIENCE).toBeGreaterThan(1);
  row.generation = 'two';
  isDown = false;
  await expect.poll(() => feed.hasChanged([], before), PATIENCE).toBe(true);
});
