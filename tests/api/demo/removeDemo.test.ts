import { beforeAll, describe, expect, it } from 'vitest';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import type { Database, Queryable } from '../../../server/db/database.ts';
import { hasDemoData } from '../../../server/db/seed/refuseDemoData.ts';
import { type Leaving, removeDemo } from '../../../server/demo/removeDemo.ts';
import { MARKED_TABLES, SEED_TABLES } from '../../../server/demo/rows/tables.ts';
import { seedLoad } from '../../../server/demo/seedLoad.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { checkWhole } from '../../../server/domain/audit/checkWhole.ts';
import { keepFormerKeys, readAuditKeys } from '../../../server/domain/audit/formerKeys.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import {
  aBookmark,
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { aReading } from '../../support/fixtures/staff/auditWorld.ts';

forOneEngine((_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await seedLoad(database, () => {}, 4);
  });

  /** Undoes everything at its end, so that the next test has the seeded rows again. */
  const undone = (test: (db: Database) => Promise<void>) => async () => {
    const undo = new Error('undo');
    const work = async (tx: Queryable) => {
      await test({ ...database, ...tx, transaction: (inner) => inner(tx) });
      throw undo;
    };
    await database.transaction(work, { isUnlimited: true }).catch((cause: unknown) => {
      if (cause !== undo) throw cause;
    });
  };
  const idsIn = async (db: Queryable, table: string) => {
    const rows = await db.query<{ id: string }>(`select id from ${table} order by id`);
    return rows.map(({ id }) => id);
  };
  const aSeeded = async (db: Queryable, table: string) => {
    const [row] = await db.query<{ id: string }>(`select id from ${table} where seeded limit 1`);
    return row?.id ?? '';
  };
  const found = (leaving: readonly Leaving[], table: string) =>
    leaving.find((one) => one.table === table);

  it(
    'deletes every row that a seed wrote, and reports how many of each',
    undone(async (db) => {
      const removed = await removeDemo(db);
      expect(found(removed, 'clinic')).toEqual({ table: 'clinic', seeded: 4, hanging: 0 });
      expect(found(removed, 'staff')).toEqual({ table: 'staff', seeded: 1, hanging: 0 });
      expect(removed.map(({ table }) => table).sort()).toEqual(
        MARKED_TABLES.filter((table) => table !== 'bookmark').sort(),
      );
      for (const table of SEED_TABLES) {
        expect(await db.query(`select 1 from ${table} limit 1`), table).toEqual([]);
      }
      expect(await hasDemoData(db)).toBe(false);
    }),
  );

  it(
    'tells the caches of running servers',
    undone(async (db) => {
      const told = () => db.query("select 1 from change where kind = 'everything'");
      const before = (await told()).length;
      await removeDemo(db);
      expect(await told()).toHaveLength(before + 1);
    }),
  );

  describe('keeps', () => {
    it(
      'rows that no seed wrote',
      undone(async (db) => {
        const operator = await aStaff(db);
        const clinic = await aClinic(db);
        const event = await anEvent(db, { clinic_id: clinic.id });
        const member = await aMember(db);
        await logsInBy(db, member.id, 'https://access.line.me');
        const review = await aReview(db, { clinic_id: clinic.id, member_id: member.id, rating: 4 });
        const bookmark = await aBookmark(db, { member_id: member.id, target_id: clinic.id });
        await removeDemo(db);
        expect(await idsIn(db, 'staff')).toEqual([operator.staffId]);
        expect(await idsIn(db, 'clinic')).toEqual([clinic.id]);
        expect(await idsIn(db, 'event')).toEqual([event.id]);
        expect(await idsIn(db, 'member')).toEqual([member.id]);
        expect(await idsIn(db, 'review')).toEqual([review.id]);
        expect(await idsIn(db, 'bookmark')).toEqual([bookmark.id]);
        expect(await db.query('select rating_sum, review_count from clinic')).toEqual([
          { rating_sum: 4, review_count: 1 },
        ]);
      }),
    );

    it(
      'a doctor that staff added to a demo clinic, without the clinic',
      undone(async (db) => {
        const doctor = await aDoctor(db, { clinic_id: await aSeeded(db, 'clinic') });
        await removeDemo(db);
        expect(await db.query('select id, clinic_id from doctor')).toEqual([
          { id: doctor.id, clinic_id: null },
        ]);
      }),
    );
  });

  describe('the access record', () => {
    const [ownKey, formerKey, realKey] = [1, 2, 3].map((byte) => ({
      current: masterKeyOf(Buffer.alloc(32, byte)),
      old: null,
    }));
    if (!ownKey || !formerKey || !realKey) throw new Error('No keys');
    const at = new Date('2026-11-18T01:00:00Z');
    const read = (db: Database, masterKeys: typeof ownKey, staffId: string, when = at) =>
      createAudit({ db, masterKeys }).record(aReading(staffId, when));
    const check = async (db: Database, masterKeys: typeof ownKey) =>
      checkWhole({ db, keys: await readAuditKeys(db, masterKeys), logged: null });

    it(
      'of a demonstration goes with it, so the check passes with the key of the real installation',
      undone(async (db) => {
        const operator = await aStaff(db);
        for (const staffId of [await aSeeded(db, 'staff'), operator.staffId]) {
          await read(db, ownKey, staffId);
        }
        await keepFormerKeys(db, { ...ownKey, old: formerKey.current }, at);
        await db.script(`
          insert into audit values (1, gen_random_uuid(), now(), gen_random_uuid(), 'demo', 'SIGNED_IN',
            'staff', '', '', 'hash');
          insert into audit_head values (1, 1, 'hash')`);
        expect(found(await removeDemo(db), 'access_record')?.hanging).toBe(3);
        await read(db, realKey, operator.staffId, new Date('2026-11-19T01:00:00Z'));
        expect(await check(db, realKey)).toEqual({ rows: 1, broken: null });
        expect(await db.query('select 1 from access_key')).toEqual([]);
      }),
    );

    it(
      'of a real installation, which has keys of members, stays',
      undone(async (db) => {
        await db.query("insert into setting (key, value) values ('key_store', 'its id')");
        await read(db, realKey, (await aStaff(db)).staffId);
        expect(found(await removeDemo(db), 'access_record')).toBeUndefined();
        expect(await check(db, realKey)).toEqual({ rows: 1, broken: null });
      }),
    );
  });

  describe('deletes what belongs to demo rows, and reports it', () => {
    it(
      'the counsel, the review and the photos of a real member at a demo clinic',
      undone(async (db) => {
        const member = await aMember(db);
        const clinic_id = await aSeeded(db, 'clinic');
        const counsel = await aCounsel(db, { clinic_id, member_id: member.id });
        const review = await aReview(db, {
          clinic_id,
          member_id: member.id,
          counsel_id: counsel.id,
        });
        await db.query(
          `insert into upload (id, member_id, review_id, name, type, created_at)
         values ($1, $2, $3, 'a.jpg', 'image/jpeg', now())`,
          [PHOTO, member.id, review.id],
        );
        const removed = await removeDemo(db);
        expect(found(removed, 'counsel')?.hanging).toBe(1);
        expect(found(removed, 'review')?.hanging).toBe(1);
        expect(await idsIn(db, 'member')).toEqual([member.id]);
        expect(await idsIn(db, 'counsel')).toEqual([]);
        expect(await idsIn(db, 'upload')).toEqual([]);
        expect(await idsIn(db, 'upload_removal')).toEqual([PHOTO]);
      }),
    );

    it(
      'events and staff accounts of a demo clinic',
      undone(async (db) => {
        const clinic_id = await aSeeded(db, 'clinic');
        await anEvent(db, { clinic_id });
        await aStaff(db, { clinic_id });
        const removed = await removeDemo(db);
        expect(found(removed, 'event')?.hanging).toBe(1);
        expect(found(removed, 'staff')?.hanging).toBe(1);
        expect([await idsIn(db, 'event'), await idsIn(db, 'staff')]).toEqual([[], []]);
      }),
    );

    it(
      'members of the demo login, who have no other login',
      undone(async (db) => {
        const visitor = await aMember(db);
        await logsInBy(db, visitor.id, 'demo');
        await aCounsel(db, { member_id: visitor.id, clinic_id: (await aClinic(db)).id });
        const removed = await removeDemo(db);
        expect(found(removed, 'member')?.hanging).toBe(1);
        expect([await idsIn(db, 'member'), await idsIn(db, 'counsel')]).toEqual([[], []]);
      }),
    );

    it(
      'a real member’s bookmarks of demo records',
      undone(async (db) => {
        const member = await aMember(db);
        await aBookmark(db, { member_id: member.id, target_id: await aSeeded(db, 'clinic') });
        const removed = await removeDemo(db);
        expect(found(removed, 'bookmark')?.hanging).toBe(1);
        expect(await idsIn(db, 'bookmark')).toEqual([]);
      }),
    );

    it(
      'reviews of a demo member about a real clinic, whose average is correct afterwards',
      undone(async (db) => {
        const clinic = await aClinic(db);
        const member_id = await aSeeded(db, 'member');
        await aReview(db, { clinic_id: clinic.id, member_id, rating: 1 });
        await aReview(db, { clinic_id: clinic.id, rating: 5 });
        await removeDemo(db);
        expect(await db.query('select rating_sum, review_count from clinic')).toEqual([
          { rating_sum: 5, review_count: 1 },
        ]);
      }),
    );
  });
});

const PHOTO = '018f0000-0000-7000-8000-000000000009';

const logsInBy = (db: Queryable, memberId: string, issuer: string) =>
  db.query(
    `insert into member_identity (issuer, subject, member_id, created_at)
     values ($1, 'someone', $2, now())`,
    [issuer, memberId],
  );
