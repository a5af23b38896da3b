import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../server/db/migrations/migrations.ts';
import { dropAll, forEachEngine } from '../../support/app/database/testDatabase.ts';

const first = {
  name: '0001_first',
  sql: 'create table first (id int); insert into first values (1)',
};
const second = { name: '0002_second', sql: 'alter table first add column note text' };
const third = { name: '0003_third', sql: 'create table third (id int)' };

const indexed = {
  name: '0003_indexed',
  indexes: [{ name: 'first_id', sql: 'create unique index first_id on first (id)' }],
};

forEachEngine((engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => dropAll(db));

  const applied = async () => {
    const rows = await db.query<{ name: string }>('select name from migration order by position');
    return rows.map(({ name }) => name);
  };
  const indexes = () =>
    db.query(`select relname as name, indisvalid as valid
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = 'first'::regclass order by 1`);
  const tables = async () => {
    const rows = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    return rows.map(({ name }) => name);
  };

  const noted = {
    name: '0002_noted',
    columns: 'alter table first add column if not exists note text',
    indexes: [{ name: 'first_note', sql: 'create index first_note on first (note)' }],
  };

  test('the product: all migrations apply to an empty database, and only once', async () => {
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
    expect(await applied()).toEqual(migrations.map(({ name }) => name));
    expect(await db.query('select id from feed')).toEqual([{ id: 1 }]);
  });

  test('only the missing ones are applied, in order', async () => {
    expect(await migrate(db, [first])).toEqual(['0001_first']);
    expect(await migrate(db, [first, second, third])).toEqual(['0002_second', '0003_third']);
    expect(await db.query('select id, note from first')).toEqual([{ id: 1, note: null }]);
  });

  test('a migration of indexes may add their columns first, also after an interruption', async () => {
    await migrate(db, [first]);
    await db.script(noted.columns);
    expect(await migrate(db, [first, noted])).toEqual(['0002_noted']);
    expect(await indexes()).toEqual([{ name: 'first_note', valid: true }]);
  });

  const inOneStatement = `with batch as (
      update first set note = 'filled'
      where key in (select key from first where key > $1 order by key limit 2) returning key
    ) select max(key::text) as last from batch`;
  const locked = {
    lock: 'select key as id from first where key > $1 order by key limit 2 for update',
    change: "update first set note = 'filled' where key = any ($1::uuid[])",
  };

  test.each([
    ['in one statement', inOneStatement],
    ['after they are locked', locked],
  ])('a migration of indexes may fill its columns, some rows at a time, %s', async (_, fill) => {
    const filled = {
      ...noted,
      columns:
        'alter table first add column note text, add column key uuid default gen_random_uuid()',
      fill,
    };
    await migrate(db, [first]);
    await db.script('insert into first values (2), (3), (4), (5)');
    expect(await migrate(db, [first, filled])).toEqual(['0002_noted']);
    const notes = await db.query<{ note: string }>('select note from first');
    expect(notes.map(({ note }) => note)).toEqual(Array(5).fill('filled'));
  });

  test('T63 a migration that fails is named, changes nothing, keeps those before it, and can be repaired', async () => {
    const broken = { ...second, sql: 'create table half (id int); select 1 / 0' };
    await expect(migrate(db, [first, broken, third])).rejects.toMatchObject({
      code: '22012',
      message: 'Migration 0002_second: division by zero',
    });
    expect(await applied()).toEqual(['0001_first']);
    expect(await tables()).toEqual(['first', 'migration']);
    expect(await migrate(db, [first, second, third])).toEqual(['0002_second', '0003_third']);
  });

  test('an older version starts on a newer database if its migrations only added', async () => {
    await migrate(db, [first, second, third]);
    expect(await migrate(db, [first])).toEqual([]);
    expect(await applied()).toEqual(['0001_first', '0002_second', '0003_third']);
  });

  test('an older version is refused by a migration that it cannot run on, and changes nothing', async () => {
    const breaking = { ...third, sql: 'drop table first', compatibleFrom: '0002_second' };
    await migrate(db, [first, second, breaking]);
    await expect(migrate(db, [first])).rejects.toThrow(
      'only versions run that know 0002_second. Start a newer version.',
    );
    expect(await migrate(db, [first, second])).toEqual([]);
    expect(await applied()).toEqual(['0001_first', '0002_second', '0003_third']);
  });

  test('a ledger of a version without this column gets it', async () => {
    await migrate(db, [first]);
    await db.script('alter table migration drop column compatible_from');
    const breaking = { ...second, compatibleFrom: '0002_second' };
    expect(await migrate(db, [first, breaking])).toEqual(['0002_second']);
    await expect(migrate(db, [first])).rejects.toThrow('0002_second');
  });

  test('an unknown migration in the middle is refused before anything is applied', async () => {
    await migrate(db, [{ ...first, name: '0001_other' }]);
    await expect(migrate(db, [first, second])).rejects.toThrow('0001_other');
    expect(await applied()).toEqual(['0001_other']);
  });

  test('two processes that start at once apply each migration once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await dropAll(db);
      const [one, other] = await Promise.all([
        migrate(db, [first, second, indexed]),
        migrate(db, [first, second, indexed]),
      ]);
      expect([...one, ...other].sort()).toEqual(['0001_first', '0002_second', '0003_indexed']);
      expect(await db.query('select id from first')).toEqual([{ id: 1 }]);
      expect(await indexes()).toEqual([{ name: 'first_id', valid: true }]);
    }
  });

  test('an index that could not be built is built again by the next start', async () => {
    await migrate(db, [first]);
    await db.script('insert into first values (1)');
    await expect(migrate(db, [first, indexed])).rejects.toMatchObject({
      code: '23505',
      message: expect.stringMatching(/^Migration 0003_indexed: .*first_id/),
    });
    expect(await applied()).toEqual(['0001_first']);
    await db.script('delete from first; insert into first values (2)');
    expect(await migrate(db, [first, indexed])).toEqual(['0003_indexed']);
    expect(await indexes()).toEqual([{ name: 'first_id', valid: true }]);
  });

  test('an index that was built before its process was killed is kept', async () => {
    await migrate(db, [first]);
    await db.script('create unique index first_id on first (id)');
    expect(await migrate(db, [first, indexed])).toEqual(['0003_indexed']);
    expect(await indexes()).toEqual([{ name: 'first_id', valid: true }]);
  });

  test('an index that others replace is dropped after they are built', async () => {
    await migrate(db, [first, indexed]);
    const again = { name: 'first_id_again', sql: 'create index first_id_again on first (id)' };
    const replacing = { name: '0004_again', indexes: [again], dropped: ['first_id', 'no_such'] };
    expect(await migrate(db, [first, indexed, replacing])).toEqual(['0004_again']);
    expect(await indexes()).toEqual([{ name: 'first_id_again', valid: true }]);
  });

  const isWaitingFor = (statement: string) =>
    db.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [`${statement}%`],
    );

  test.runIf(engine === 'postgres').each([second, noted])(
    'a table in use is not blocked by the migration that waits for it: $name',
    async (added) => {
      await migrate(db, [first]);
      let finish: () => void = () => {};
      const isFinished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      // Otherwise a failed test would leave the transaction open, and the next ones would wait for it.
      onTestFinished(() => finish());
      const writing = db.transaction(async (tx) => {
        await tx.query('insert into first values (2)');
        await isFinished;
      });
      const migrating = migrate(db, [first, added]);
      await expect.poll(() => isWaitingFor('alter'), { timeout: 10_000 }).toHaveLength(1);
      // It waits behind the migration, but not until the first transaction ends.
      expect(await db.query('select id from first')).toEqual([{ id: 1 }]);
      await expect.poll(() => isWaitingFor('alter'), { timeout: 10_000 }).toHaveLength(1);
      finish();
      await writing;
      expect(await migrating).toEqual([added.name]);
      expect(await db.query('select id, note from first')).toHaveLength(2);
    },
  );

  test.runIf(engine === 'postgres')('other connections write while an index is built', async () => {
    await migrate(db, [first]);
    let finish: () => void = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    onTestFinished(() => finish());
    const writing = db.transaction(async (tx) => {
      await tx.query('insert into first values (2)');
      await isFinished;
    });
    const building = migrate(db, [first, indexed]);
    // It waits for the transaction; a plain `create index` would block all other writes meanwhile.
    await expect.poll(() => isWaitingFor('create'), { timeout: 10_000 }).toHaveLength(1);
    await db.query('insert into first values (3)');
    // With a number, the transaction that waits for the build would hold back the feed of changes.
    const idle = await db.query(
      `select backend_xid as number from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'
         and query not like 'insert%'`,
    );
    expect(idle).toEqual([{ number: null }]);
    finish();
    await writing;
    expect(await building).toEqual(['0003_indexed']);
  });
});
