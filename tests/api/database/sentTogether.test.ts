import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it, test } from 'vitest';
import { createDatabase, type Session } from '../../../server/db/createDatabase.ts';
import { type Database, DatabaseError, type Queryable } from '../../../server/db/database.ts';
import { forEachEngine } from '../../support/app/database/testDatabase.ts';

const PREPARED = { isPrepared: true };

/** Statements of a transaction that are sent without waiting for the answer to the one before. */
forEachEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.script('create table shelf (id int primary key, label text unique)');
  });
  beforeEach(() => db.script("delete from shelf; insert into shelf values (1, 'one')"));

  const labels = () => db.query('select label from shelf order by id');
  const insert = (tx: Queryable, id: number, label: string) =>
    tx.query('insert into shelf values ($1, $2)', [id, label], PREPARED);

  it('they reach the database at once: it runs them while the process does something else', async () => {
    const clock = (tx: Queryable) =>
      tx.query<{ at: Date }>('select clock_timestamp() as at').then(([row]) => Number(row?.at));
    const [first = 0, second = 0] = await db.transaction(async (tx) => {
      await tx.query('select 1');
      const both = Promise.all([clock(tx), clock(tx)]);
      await nextTurn();
      // The event loop reads no answer in this time.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      return both;
    });
    expect(second - first).toBeLessThan(400);
  });

  it('they run in the order of the calls, prepared or not, and each sees those before it', async () => {
    const results = await db.transaction((tx) =>
      Promise.all([
        tx.script("update shelf set label = 'two'"),
        tx.query("update shelf set label = label || ' three' where label = 'two' returning label"),
        tx.query("update shelf set label = label || ' four' returning label", [], PREPARED),
        tx.query('select label from shelf', [], PREPARED),
      ]),
    );
    expect(results.slice(1)).toEqual([
      [{ label: 'two three' }],
      [{ label: 'two three four' }],
      [{ label: 'two three four' }],
    ]);
  });

  it('the first error is the error of the transaction, and nothing is kept', async () => {
    const work = db.transaction((tx) =>
      Promise.all([
        insert(tx, 2, 'lost'),
        insert(tx, 1, 'double'),
        tx.script('select 1 / 0'),
        insert(tx, 3, 'lost too'),
      ]),
    );
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'shelf_pkey' });
    expect(await labels()).toEqual([{ label: 'one' }]);
  });

  it('after fifty transactions that fail in between, everything works as before', async () => {
    const fail = (id: number) =>
      db.transaction(async (tx) => {
        const sent = Promise.all([insert(tx, 100 + id, `${id}`), insert(tx, 1, 'double')]);
        if (id % 2) await sent;
        sent.catch(() => undefined);
        throw new RangeError('our own');
      });
    await Promise.allSettled(Array.from({ length: 50 }, (_, id) => fail(id)));
    await db.transaction((tx) => Promise.all([insert(tx, 2, 'two'), insert(tx, 3, 'three')]));
    expect(await labels()).toEqual([{ label: 'one' }, { label: 'two' }, { label: 'three' }]);
  });

  it('a transaction that loses a prepared statement in between is repeated', async () => {
    await db.transaction((tx) => insert(tx, 2, 'two'));
    await db.transaction((tx) =>
      Promise.all([tx.script('deallocate all'), insert(tx, 3, 'three'), tx.query('select 1')]),
    );
    expect(await labels()).toEqual([{ label: 'one' }, { label: 'two' }, { label: 'three' }]);
  });

  it("two transactions that wait for each other's rows both succeed", async () => {
    await db.transaction((tx) => insert(tx, 2, 'two'));
    const lock = (tx: Queryable, id: number) =>
      tx.query('select pg_sleep(0.1) from shelf where id = $1 for update', [id], PREPARED);
    const lockBoth = (one: number, other: number) =>
      db.transaction((tx) => Promise.all([lock(tx, one), lock(tx, other)]));
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
    expect(await labels()).toHaveLength(2);
  });
});

test('after a failed BEGIN the work does not go on: its statements would be kept', async () => {
  const asked: string[] = [];
  const session: Session = {
    query: async <Row>(sql: string): Promise<Row[]> => {
      asked.push(sql);
      return [];
    },
    script: async (sql) => {
      asked.push(sql);
      if (sql === 'begin') throw new DatabaseError('53200', 'out of memory');
    },
    withoutTimeout: async () => {},
    liftLimits: async () => {},
    commit: async () => 'COMMIT',
  };
  const db = createDatabase({
    name: 'postgres',
    forStatement: (work) => work(session),
    forTransaction: (work) => work(session),
    close: async () => {},
  });
  const work = db.transaction(async (tx) => {
    await tx.query('first');
    await tx.query('second');
  });
  await expect(work).rejects.toMatchObject({ code: '53200' });
  await expect(db.transaction(async () => 'nothing')).rejects.toMatchObject({ code: '53200' });
  expect(asked).toEqual(['begin', 'first', 'rollback', 'begin', 'rollback']);
});
