import { describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseError } from '../../../server/db/database.ts';
import { openPostgres } from '../../../server/db/postgres/openPostgres.ts';
import {
  hasPostgres,
  onServer,
  openTestPostgres,
  urlOfDatabase,
} from '../../support/app/database/testPostgres.ts';
import { openMovingAddress } from '../../support/app/movingAddress.ts';

/** Leads to the server's maintenance database through an address that the test controls. */
async function addressFromAfar() {
  const url = new URL(urlOfDatabase('postgres'));
  const address = await openMovingAddress(Number(url.port || '5432'));
  onTestFinished(address.stop);
  url.port = String(address.port);
  return { url: url.href, address };
}

async function openFromAfar(patienceMs: number) {
  const { url, address } = await addressFromAfar();
  const db = await openPostgres(url, { patienceMs });
  onTestFinished(db.close);
  return { db, address };
}

describe.skipIf(!hasPostgres)('PostgreSQL, when a connection dies', () => {
  it('fails the transaction on it, but not the next one and not the process', async () => {
    const db = await openTestPostgres();
    const dying = db.transaction(async (tx) => {
      const [me] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await onServer(`select pg_terminate_backend(${me?.pid})`);
      // The transaction is idle, so no query is waiting when the connection dies.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.query('select 1');
    });
    await expect(dying).rejects.toThrow();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('repeats a query without its prepared statement if the connection does not have it', async () => {
    const db = await openTestPostgres();
    onTestFinished(db.close);
    const ask = (n: number) =>
      db.query('select $1::int as n', [n], { isPrepared: true }).then(([row]) => row);
    expect(await ask(1)).toEqual({ n: 1 });
    await db.script('deallocate all');
    expect(await ask(2)).toEqual({ n: 2 });
    expect(await ask(3)).toEqual({ n: 3 });
  });

  it('gives up a server that does not answer, and uses its replacement', async () => {
    const { db, address } = await openFromAfar(300);
    await db.query('select 1');
    address.silence();
    await expect(db.query('select 1')).rejects.toMatchObject({ code: '08006' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('gives up a server that is silent after the login', async () => {
    const { url, address } = await addressFromAfar();
    address.silenceAfterLogin();
    const opened = openPostgres(url, { patienceMs: 300 });
    await expect(opened).rejects.toMatchObject({ code: '08006' });
  });

  it('a transaction on a server that does not answer fails as well', async () => {
    const { db, address } = await openFromAfar(300);
    const dying = db.transaction(async (tx) => {
      await tx.query('select 1');
      address.silence();
      await tx.query('select 1');
    });
    await expect(dying).rejects.toMatchObject({ code: '08006' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('statements that were sent together all fail when the connection is cut in between', async () => {
    const db = await openTestPostgres();
    onTestFinished(db.close);
    await db.script('create table shelf (id int primary key)');
    const dying = db.transaction(async (tx) => {
      const insert = (id: number) => tx.query('insert into shelf values ($1)', [id]);
      const cut = tx.query('select pg_terminate_backend(pg_backend_pid())');
      const sent = [insert(1), cut, insert(2), insert(3)];
      const results = await Promise.allSettled(sent);
      expect(results.slice(2).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      await Promise.all(sent);
    });
    await expect(dying).rejects.toBeInstanceOf(DatabaseError);
    expect(await db.query('select id from shelf')).toEqual([]);
  });

  it('statements that were sent together to a server that does not answer fail after one time limit', async () => {
    const { db, address } = await openFromAfar(300);
    const begun = performance.now();
    const dying = db.transaction(async (tx) => {
      await tx.query('select 1');
      address.silence();
      await Promise.all([1, 2, 3, 4, 5, 6].map((n) => tx.query('select $1::int', [n])));
    });
    await expect(dying).rejects.toMatchObject({ code: '08006' });
    expect(performance.now() - begun).toBeLessThan(1_500);
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('waits as long as needed for work without a time limit', async () => {
    const { db } = await openFromAfar(300);
    const slept = await db.transaction((tx) => tx.query('select 1 as slept from pg_sleep(0.9)'), {
      isUnlimited: true,
    });
    expect(slept).toEqual([{ slept: 1 }]);
    await expect(db.query('select pg_sleep(0.9)')).rejects.toMatchObject({ code: '08006' });
  });

  it('leaves a server that has become read-only for the one that accepts writes', async () => {
    const { db } = await openFromAfar(2_000);
    await db.script('set default_transaction_read_only = on');
    await expect(db.script('create table never (id int)')).rejects.toMatchObject({ code: '25006' });
    await db.transaction(async (tx) => {
      await tx.query("select set_config('test.written', 'yes', true)");
      expect(await tx.query('show transaction_read_only')).toEqual([
        { transaction_read_only: 'off' },
      ]);
    });
  });
});
