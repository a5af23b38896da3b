import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, DatabaseError, type Queryable } from '../../../server/db/database.ts';
import { forEachEngine } from '../../support/app/database/testDatabase.ts';

forEachEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.script(`
      create table shelf (id int primary key, label text unique, amount int check (amount >= 0));
      create table book (id int primary key, shelf_id int not null references shelf)`);
  });
  beforeEach(() => db.script('delete from book; delete from shelf; insert into shelf values (1)'));

  const one = async (expression: string, ...params: unknown[]): Promise<unknown> => {
    const [row] = await db.query<{ value: unknown }>(`select ${expression} as value`, params);
    return row?.value;
  };
  const labels = () => db.query('select label from shelf where label is not null order by label');

  describe('values', () => {
    test.each<[string, unknown]>([
      ['(select count(*) from shelf)', 1],
      ['(select sum(id) from shelf)', 1],
      ['9007199254740991::int8', 9_007_199_254_740_991],
      ['7::int2', 7],
      ['1.5::float8', 1.5],
      ['1.50::numeric', '1.50'],
      ['true', true],
      ['null::text', null],
      ["'한국어 日本語 🙂'::text", '한국어 日本語 🙂'],
      ["date '2026-11-20'", '2026-11-20'],
      ["timestamptz '2026-11-20 09:00:00.5+09'", new Date('2026-11-20T00:00:00.500Z')],
      ['\'{"a": [1, null, "b"]}\'::jsonb', { a: [1, null, 'b'] }],
      ["array['a', null, 'b,\"c']", ['a', null, 'b,"c']],
      ['array[1, 2]', [1, 2]],
      ['array[1, 2]::int8[]', [1, 2]],
      ["array[date '2026-11-20']", ['2026-11-20']],
      ["array[timestamptz '2026-11-20Z']", [new Date('2026-11-20T00:00:00Z')]],
      ["'0190f5e6-7a3b-7c4d-8e9f-0123456789ab'::uuid", '0190f5e6-7a3b-7c4d-8e9f-0123456789ab'],
      ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ])('%s is read as %j', async (expression, value) => {
      expect(await one(expression)).toEqual(value);
    });

    test.each<[string, unknown]>([
      ['$1::int', 42],
      ['$1::int8', 9_007_199_254_740_991],
      ['$1::float8', -1.5],
      ['$1::boolean', false],
      ['$1::text', "'; drop table shelf; --"],
      ['$1::text', null],
      ['$1::timestamptz', new Date('2026-11-20T12:34:56.789Z')],
      ['$1::date', '2026-02-28'],
      ['$1::text[]', ['a', 'b "quoted"', 'c\\d', '{}', '', 'NULL', null, '강남']],
      ['$1::int[]', [3, 1, 2]],
      ['$1::text[]', []],
      ['$1::jsonb', { ko: '가', n: 1 }],
      ['$1::bytea', Buffer.from('bytes')],
    ])('%s of %j is stored and read unchanged', async (expression, value) => {
      expect(await one(expression, value)).toEqual(value);
    });

    test('undefined becomes null, and a list of JSON becomes JSON text', async () => {
      expect(await one('$1::text', undefined)).toBeNull();
      expect(await one('$1::jsonb', JSON.stringify([1, { a: 2 }]))).toEqual([1, { a: 2 }]);
    });

    test('the session uses UTC, also if the process has another time zone', async () => {
      expect(await one("timestamptz '2026-11-20 23:30Z'::date")).toBe('2026-11-20');
    });
  });

  describe('errors', () => {
    const failure = async (sql: string, ...params: unknown[]): Promise<DatabaseError> => {
      const error = await db.query(sql, params).catch((reason) => reason);
      expect(error).toBeInstanceOf(DatabaseError);
      return error;
    };

    test.each([
      ['insert into shelf values (1)', '23505', 'shelf_pkey'],
      ['insert into shelf values (2, null, -1)', '23514', 'shelf_amount_check'],
      ['insert into book values (1, 99)', '23503', 'book_shelf_id_fkey'],
      ['insert into book values (1, null)', '23502', undefined],
      ['select * from nowhere', '42P01', undefined],
      ['selec', '42601', undefined],
      ['select 1; select 2', '42601', undefined],
      ['select 1 / 0', '22012', undefined],
      ["select $1::text || $2 where $1 = 'x'", '08P01', undefined],
    ])('%s is refused as %s', async (sql, code, constraint) => {
      const params = sql.includes('$1') ? ['one of two'] : [];
      expect(await failure(sql, ...params)).toMatchObject({ code, constraint });
    });

    test.each(['$1::uuid', '$1::int', '$1::jsonb', '$1::timestamptz', '$1::int[]'])(
      '%s does not contain the value that was sent',
      async (expression) => {
        const error = await failure(`select ${expression}`, 'knee pain "since" May');
        expect(JSON.stringify({ ...error, text: String(error), stack: error.stack })).not.toMatch(
          /knee|since|May/,
        );
        expect(error.code).toMatch(/^22/);
      },
    );

    test('a detail that contains the row is dropped', async () => {
      await db.query('insert into shelf values (3, $1)', ['private words']);
      const error = await failure('insert into shelf values (4, $1)', 'private words');
      expect(error.constraint).toBe('shelf_label_key');
      expect(JSON.stringify(error) + error.message).not.toContain('private');
    });

    test('NUL in a text is an error with a code', async () => {
      expect((await failure('select $1::text', 'a\0b')).code).toBe('22021');
    });

    test('a lone surrogate is stored as a replacement sign', async () => {
      expect(await one('$1::text', 'a\ud800b')).toBe('a\ufffdb');
    });

    test('after a hundred failures, everything works as before', async () => {
      const bad = Array.from({ length: 100 }, (_, index) =>
        failure(index % 2 ? 'select $1::int' : 'select from nowhere where $1', 'x'),
      );
      await Promise.all([...bad, db.script('nonsense').catch(() => undefined)]);
      expect(await one('$1::int + 1', 41)).toBe(42);
    });
  });

  describe('scripts', () => {
    test('several statements run in order', async () => {
      await db.script(
        "insert into shelf values (2, 'b'); update shelf set label = 'c' where id = 2",
      );
      expect(await labels()).toEqual([{ label: 'c' }]);
    });

    test('a script that fails leaves nothing behind', async () => {
      await expect(db.script("insert into shelf values (2, 'b'); select 1 / 0")).rejects.toThrow();
      expect(await labels()).toEqual([]);
    });
  });

  describe('transactions', () => {
    test('keep their changes', async () => {
      const answer = await db.transaction(async (tx) => {
        await tx.query('insert into shelf values (2, $1)', ['kept']);
        return tx.query('select label from shelf where id = 2');
      });
      expect(answer).toEqual([{ label: 'kept' }]);
      expect(await labels()).toEqual([{ label: 'kept' }]);
    });

    test('undo everything when the work fails, and pass its error on', async () => {
      const failed = db.transaction(async (tx) => {
        await tx.query("insert into shelf values (2, 'undone')");
        throw new RangeError('our own');
      });
      await expect(failed).rejects.toThrow(RangeError);
      expect(await labels()).toEqual([]);
    });

    test('are refused at the end when a failed statement was ignored', async () => {
      const work = db.transaction(async (tx) => {
        await tx.query("insert into shelf values (2, 'lost')");
        await tx.query('select 1 / 0').catch(() => undefined);
      });
      await expect(work).rejects.toMatchObject({ code: '25P02' });
      expect(await labels()).toEqual([]);
    });

    test('statements started together run one by one', async () => {
      await db.transaction((tx) =>
        Promise.all([2, 3, 4].map((id) => tx.query('insert into shelf values ($1, $2)', [id, id]))),
      );
      expect(await labels()).toHaveLength(3);
    });

    test('a tx used after its end is refused', async () => {
      const tx = await db.transaction(async (tx) => tx);
      await expect(tx.query('select 1')).rejects.toThrow('The transaction is over');
    });

    test('using the database inside a transaction is an error, not a deadlock', async () => {
      const work = db.transaction(() => db.query('select 1'));
      await expect(work).rejects.toThrow('ask its tx');
      expect(await one('1')).toBe(1);
    });

    test('other connections see a row only after its commit', async () => {
      const write = db.transaction(async (tx) => {
        await tx.query("insert into shelf values (2, 'seen')");
        await wait(100);
      });
      await wait(30);
      const during = labels();
      await write;
      // PostgreSQL answers at once without the row; the one session of PGlite answers after the commit.
      expect([[], [{ label: 'seen' }]]).toContainEqual(await during);
      expect(await labels()).toEqual([{ label: 'seen' }]);
    });

    test('a failing transaction never shows its rows to others', async () => {
      const write = db.transaction(async (tx) => {
        await tx.query("insert into shelf values (2, 'never')");
        await wait(100);
        throw new Error('undone');
      });
      await wait(30);
      const [during] = await Promise.all([labels(), expect(write).rejects.toThrow('undone')]);
      expect(during).toEqual([]);
    });

    test('fifty increments at once are all counted', async () => {
      await db.script('update shelf set amount = 0');
      const step = () =>
        db.transaction(async (tx) => {
          await tx.query('select amount from shelf where id = 1 for update');
          await tx.query('update shelf set amount = amount + 1 where id = 1');
        });
      await Promise.all(Array.from({ length: 50 }, step));
      expect(await one('(select amount from shelf)')).toBe(50);
    });

    test('T06 of a hundred equal rows inserted at once, one stays', async () => {
      const tries = Array.from({ length: 100 }, (_, index) =>
        db.query("insert into shelf values ($1, 'same')", [index + 10]).then(
          () => 'kept',
          (error: DatabaseError) => error.code,
        ),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === '23505')).toHaveLength(99);
    });

    test.each(['40001', '40P01'])('%s is retried until it succeeds', async (code) => {
      let runs = 0;
      const answer = await db.transaction(async (tx) => {
        runs += 1;
        await tx.query('insert into shelf values (2, $1)', [`run ${runs}`]);
        if (runs < 3) throw new DatabaseError(code, 'in the way');
        return runs;
      });
      expect(answer).toBe(3);
      expect(await labels()).toEqual([{ label: 'run 3' }]);
    });

    test('a transaction that loses a prepared statement, as behind a pooler, is repeated', async () => {
      const insert = (tx: Queryable, id: number) =>
        tx.query('insert into shelf values ($1, $2)', [id, `book ${id}`], { isPrepared: true });
      await db.transaction(async (tx) => {
        await insert(tx, 2);
        await tx.script('deallocate all');
        await insert(tx, 3);
      });
      expect(await labels()).toEqual([{ label: 'book 2' }, { label: 'book 3' }]);
    });

    test("two transactions that wait for each other's rows both succeed", async () => {
      await db.script("insert into shelf values (2, 'two'), (3, 'three')");
      const lockBoth = (one: number, other: number) =>
        db.transaction(async (tx) => {
          await tx.query('update shelf set amount = 1 where id = $1', [one]);
          await wait(50);
          await tx.query('update shelf set amount = 1 where id = $1', [other]);
        });
      await Promise.all([lockBoth(2, 3), lockBoth(3, 2)]);
      expect(await one('(select sum(amount) from shelf)')).toBe(2);
    });

    test('an error with another code is not retried', async () => {
      let runs = 0;
      const work = db.transaction((tx) => {
        runs += 1;
        return tx.query('insert into shelf values (1)');
      });
      await expect(work).rejects.toMatchObject({ code: '23505' });
      expect(runs).toBe(1);
    });
  });
});
