import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { migrations } from '../../server/db/migrations/migrations.ts';
import { dropAll, forEachEngine } from '../support/testDatabase.ts';

const first = {
  name: '0001_first',
  sql: 'create table first (id int); insert into first values (1)',
};
const second = { name: '0002_second', sql: 'alter table first add column note text' };
const third = { name: '0003_third', sql: 'create table third (id int)' };

forEachEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => dropAll(db));

  const applied = async () => {
    const rows = await db.query<{ name: string }>('select name from migration order by position');
    return rows.map(({ name }) => name);
  };
  const tables = async () => {
    const rows = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    return rows.map(({ name }) => name);
  };

  test('the product: all migrations apply to an empty database, and only once', async () => {
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
    expect(await applied()).toEqual(migrations.map(({ name }) => name));
    expect(await db.query('select version from public_version')).toEqual([{ version: 1 }]);
  });

  test('only the missing ones are applied, in order', async () => {
    expect(await migrate(db, [first])).toEqual(['0001_first']);
    expect(await migrate(db, [first, second, third])).toEqual(['0002_second', '0003_third']);
    expect(await db.query('select id, note from first')).toEqual([{ id: 1, note: null }]);
  });

  test('T63 one that fails leaves nothing of itself, keeps those before it, and can be mended', async () => {
    const broken = { ...second, sql: 'create table half (id int); select 1 / 0' };
    await expect(migrate(db, [first, broken, third])).rejects.toMatchObject({ code: '22012' });
    expect(await applied()).toEqual(['0001_first']);
    expect(await tables()).toEqual(['first', 'migration']);
    expect(await migrate(db, [first, second, third])).toEqual(['0002_second', '0003_third']);
  });

  test('a database of a newer version is refused and left alone', async () => {
    await migrate(db, [first, second]);
    await expect(migrate(db, [first])).rejects.toThrow('0002_second');
    expect(await applied()).toEqual(['0001_first', '0002_second']);
  });

  test('a migration that is not ours in the middle is refused before anything is applied', async () => {
    await migrate(db, [{ ...first, name: '0001_other' }]);
    await expect(migrate(db, [first, second])).rejects.toThrow('0001_other');
    expect(await applied()).toEqual(['0001_other']);
  });

  test('two that start at once apply each migration once between them', async () => {
    for (let round = 0; round < 5; round += 1) {
      await dropAll(db);
      const [one, other] = await Promise.all([
        migrate(db, [first, second, third]),
        migrate(db, [first, second, third]),
      ]);
      expect([...one, ...other].sort()).toEqual(['0001_first', '0002_second', '0003_third']);
      expect(await db.query('select id from first')).toEqual([{ id: 1 }]);
    }
  });
});
