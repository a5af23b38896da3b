import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { replaceWithDemo, seedDemo } from '../../../server/demo/seedDemo.ts';
import { seedLoad } from '../../../server/demo/seedLoad.ts';
import { prepareData } from '../../../server/start/prepareData.ts';
import {
  emptyTables,
  forOneEngine,
  goBackBefore,
} from '../../support/app/database/testDatabase.ts';
import {
  aBookmark,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
} from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

forOneEngine((_, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  describe('a start', () => {
    beforeEach(() => emptyTables(db));

    it('refuses to add demo data to rows that no seed wrote', async () => {
      await insertClinic(db);
      await expect(seedDemo(db)).rejects.toThrow(OWN_ROWS);
      expect(await countAll(db, ['clinic', 'member'])).toEqual([1, 0]);
    });

    it('without demo data continues if there are none', async () => {
      await insertClinic(db);
      await prepareData(db);
      expect(await countAll(db, ['clinic', 'treatment'])).toEqual([1, 81]);
    });
  });

  describe('a database with demo data', () => {
    beforeAll(async () => {
      await emptyTables(db);
      await seedLoad(db, () => {}, 5);
    });

    it('has the rows of the last seed only', async () => {
      await seedLoad(db, () => {}, 4);
      expect(await countAll(db, ['clinic'])).toEqual([4]);
    });

    it.each(ADDITIONS)(
      'to which people have added %s is not seeded, and keeps all rows',
      async (table, add) => {
        const seeded = await idsIn(db, table);
        await add(db);
        const before = await countAll(db, [table, 'clinic', 'member']);
        await expect(replaceWithDemo(db, () => {})).rejects.toThrow(OWN_ROWS);
        await expect(seedLoad(db, () => {}, 5)).rejects.toThrow(OWN_ROWS);
        expect(await countAll(db, [table, 'clinic', 'member'])).toEqual(before);
        await db.query(`delete from ${table} where id <> all($1)`, [seeded]);
      },
    );

    it('stops a start without demo data, which says how to remove them', async () => {
      await expect(prepareData(db)).rejects.toThrow(/holds demo data.*npm run demo:remove/);
      await db.query("delete from setting where key in ('demo', 'data_set')");
      await expect(prepareData(db)).rejects.toThrow('holds demo data');
    });
  });

  it('rows of earlier seeds are recognised when the mark is introduced', async () => {
    await goBackBefore(db, '0013_seeded');
    await db.query("insert into setting values ('demo', 'true'), ('data_set', 'demo')");
    await insertClinic(db, { id: OTHER_CLINIC, createdAt: '2026-10-31T23:59:59+09:00' });
    await insertClinic(db, { createdAt: '2026-11-02T00:00:00+09:00' });
    await migrate(db);
    const rows = await db.query('select id, seeded from clinic order by created_at');
    expect(rows).toEqual([
      { id: OTHER_CLINIC, seeded: true },
      { id: OWN_CLINIC, seeded: false },
    ]);
  });

  it('in a database without demo data no row is marked as seeded', async () => {
    await goBackBefore(db, '0013_seeded');
    await insertClinic(db, { createdAt: '2026-10-31T00:00:00+09:00' });
    await migrate(db);
    expect(await db.query('select seeded from clinic')).toEqual([{ seeded: false }]);
  });
});

const OWN_ROWS = 'The database holds rows that no seed wrote';
const OWN_CLINIC = '018f0000-0000-7000-8000-000000000001';
const OTHER_CLINIC = '018f0000-0000-7000-8000-000000000002';

const insertClinic = (
  db: Queryable,
  { id = OWN_CLINIC, createdAt = '2026-11-20T00:00:00Z' }: { id?: string; createdAt?: string } = {},
) =>
  db.query(
    `insert into clinic (id, name, created_at, updated_at) values ($1, '우리 의원', $2, $2)`,
    [id, createdAt],
  );

const idsIn = async (db: Queryable, table: string) =>
  (await db.query<{ id: string }>(`select id from ${table}`)).map(({ id }) => id);

const seededId = async (db: Queryable, table: string) => {
  const [row] = await db.query<{ id: string }>(`select id from ${table} where seeded limit 1`);
  return row?.id ?? '';
};

/** Rows that people may add to a demonstration: independent ones, or ones that belong to a demo row. */
const ADDITIONS: [string, (db: Database) => Promise<unknown>][] = [
  ['clinic', insertClinic],
  ['member', (db) => aMember(db)],
  ['doctor', (db) => aDoctor(db, { clinic_id: null })],
  ['staff', (db) => aStaff(db)],
  ['event', async (db) => anEvent(db, { clinic_id: await seededId(db, 'clinic') })],
  [
    'counsel',
    async (db) =>
      aCounsel(db, {
        member_id: await seededId(db, 'member'),
        clinic_id: await seededId(db, 'clinic'),
      }),
  ],
  [
    'bookmark',
    async (db) =>
      aBookmark(db, {
        member_id: await seededId(db, 'member'),
        target_id: await seededId(db, 'doctor'),
      }),
  ],
  [
    'upload',
    async (db) =>
      db.query(
        `insert into upload (id, member_id, name, type, created_at)
         values ($1, $2, 'a.jpg', 'image/jpeg', now())`,
        [OWN_CLINIC, await seededId(db, 'member')],
      ),
  ],
];

async function countAll(db: Queryable, tables: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const table of tables) {
    counts.push((await db.query(`select 1 from ${table}`)).length);
  }
  return counts;
}
