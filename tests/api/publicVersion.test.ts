import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import {
  raisePublicVersion,
  type Version,
  type VersionWatch,
  watchPublicVersion,
} from '../../server/db/publicVersion.ts';
import { openTestApp } from '../support/app/testApp.ts';
import { forEachEngine } from '../support/app/testDatabase.ts';
import { aClinic } from '../support/fixtures/factories.ts';

const PATIENCE = { timeout: 10_000 };

const watches: VersionWatch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});

forEachEngine((_engine, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const watch = async (intervalMs: number) => {
    const opened = await watchPublicVersion(database, { intervalMs });
    watches.push(opened);
    return opened;
  };

  it('a write of this process is known as soon as it is committed', async () => {
    const { db, current, onRise } = await watch(60_000);
    const before = current();
    const risen: Version[] = [];
    onRise((version) => risen.push(version));

    await db.transaction(async (tx) => {
      await raisePublicVersion(tx, { names: false });
      expect(current()).toEqual(before);
    });
    expect(current()).toEqual({ content: before.content + 1, names: before.names });

    await db.transaction((tx) => raisePublicVersion(tx, { names: true }));
    expect(current()).toEqual({ content: before.content + 2, names: before.names + 1 });
    expect(risen).toHaveLength(2);
  });

  it('a transaction that fails, or changes nothing visible, does not raise the version', async () => {
    const { db, current } = await watch(60_000);
    const before = current();
    const failing = db.transaction(async (tx) => {
      await raisePublicVersion(tx, { names: true });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await db.transaction((tx) => tx.query('select 1'));
    expect(current()).toEqual(before);
  });

  it('a write of another process is known after one poll', async () => {
    const { current, onRise } = await watch(20);
    const before = current();
    const heard: Version[] = [];
    const stopListening = onRise((version) => heard.push(version));
    // Not through the watch: as another process would.
    await database.transaction((tx) => raisePublicVersion(tx, { names: true }));
    await expect
      .poll(current, PATIENCE)
      .toEqual({ content: before.content + 1, names: before.names + 1 });
    expect(heard).toEqual([current()]);

    stopListening();
    await database.transaction((tx) => raisePublicVersion(tx, { names: false }));
    await expect.poll(() => current().content, PATIENCE).toBe(before.content + 2);
    expect(heard).toHaveLength(1);
  });

  it('a lower version is accepted: a standby without the last writes has taken over', async () => {
    const { current, onRise } = await watch(20);
    const before = current();
    const heard: Version[] = [];
    onRise((version) => heard.push(version));
    await database.query('update public_version set version = version - 2');
    await expect.poll(() => current().content, PATIENCE).toBe(before.content - 2);
    await database.query('update public_version set version = version + 1');
    await expect.poll(() => current().content, PATIENCE).toBe(before.content - 1);
    expect(heard).toHaveLength(2);
  });

  it('many writers at once are all counted', async () => {
    const { db, current } = await watch(60_000);
    const before = current();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction((tx) => raisePublicVersion(tx, { names: false })),
      ),
    );
    expect(current().content).toBe(before.content + 20);
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
  const row = [{ version: 1, names_version: 1 }];
  let isDown = false;
  const query = async () => {
    if (isDown) throw new Error('gone');
    return row;
  };
  const db = { engine: 'postgres', query, script: query, transaction: query, close: query };
  const watch = await watchPublicVersion(db as never, {
    intervalMs: 5,
    onError: (error) => errors.push(error),
  });
  watches.push(watch);
  isDown = true;
  await expect.poll(() => errors.length, PATIENCE).toBeGreaterThan(1);
  row[0] = { version: 2, names_version: 1 };
  isDown = false;
  await expect.poll(() => watch.current().content, PATIENCE).toBe(2);
});
