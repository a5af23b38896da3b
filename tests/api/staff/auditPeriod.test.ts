import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { sealed } from '../../../server/domain/audit/audit.ts';
import type { AccessHead } from '../../../server/domain/audit/auditRules.ts';
import { headFields, saveHead } from '../../../server/domain/audit/auditSql.ts';
import { checkWhole } from '../../../server/domain/audit/checkWhole.ts';
import { deleteOldDays } from '../../../server/domain/audit/deleteOldDays.ts';
import { type FirstRecord, firstHash } from '../../../server/domain/audit/firstChain.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { auditKeys, writeReadings } from '../../support/fixtures/staff/auditWorld.ts';

const seoul = (text: string) => new Date(`${text}+09:00`);
const DAY = '2026-11-18';
/** The first day on which entries of `DAY` may be deleted is the day after. */
const TWO_YEARS_LATER = seoul('2028-11-18T10:00');
const DAY_AFTER = seoul('2028-11-19T10:00');

/** An attacker with SQL access and no key. */
forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    const { staffId } = await aStaff(db);
    await writeReadings(db, staffId, { day: DAY, count: 3 });
  });

  const check = () => checkWhole({ db, keys: auditKeys, logged: null });
  const deleteDays = (at: Date) => deleteOldDays(db, auditKeys, at);
  const setPeriod = (period: number) =>
    db.query(`insert into retention (kind, period) values ('access', $1)`, [period]);
  /** As a server that takes any period from the database deletes it, and signs that it did. */
  const dropDay = async (droppedAt: Date) => {
    const [head] = await db.query<AccessHead>(`select ${headFields} from access_head`);
    if (!head) throw new Error('no head');
    await db.query('delete from access_record');
    await saveHead(db, sealed(auditKeys, { ...head, droppedAt }));
  };

  describe('the least period of the access record', () => {
    it.each([1, 23, 0, -1, 61])('stands against a period of %d in the database', async (period) => {
      await setPeriod(period);
      expect(await deleteDays(TWO_YEARS_LATER)).toEqual({ gone: 0, brokenDays: 0 });
      expect(await check()).toEqual({ rows: 3, broken: null });
      expect(await deleteDays(DAY_AFTER)).toEqual({ gone: 3, brokenDays: 0 });
      expect(await check()).toEqual({ rows: 0, broken: null });
    });

    it('is kept by each period that operators may set', async () => {
      await setPeriod(25);
      expect(await deleteDays(DAY_AFTER)).toEqual({ gone: 0, brokenDays: 0 });
      expect(await deleteDays(seoul('2028-12-19T10:00'))).toEqual({ gone: 3, brokenDays: 0 });
    });
  });

  it('a day whose entries left before two years are over is reported, also under the signature of the server', async () => {
    await dropDay(TWO_YEARS_LATER);
    const place = { chain: 'operator', day: DAY, position: 1 };
    expect((await check()).broken).toEqual({ ...place, kind: 'CUT' });
    await dropDay(DAY_AFTER);
    expect((await check()).broken).toBeNull();
  });

  it('entries from before the chains leave in their time, and the check says when they left earlier', async () => {
    const at = seoul(`${DAY}T23:00`);
    const place = { position: 1, id: uuidv7(), at, staffId: uuidv7(), staff: 'front.desk' };
    const deed = { action: 'COUNSEL_READ', subject: 'counsel', subjectId: uuidv7() } as const;
    const row: Omit<FirstRecord, 'hash'> = { ...place, ...deed, detail: '' };
    const hash = firstHash(row, '');
    await db.query(
      `insert into audit (position, id, at, staff_id, staff, action, subject, subject_id, detail, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [...Object.values(row), hash],
    );
    await db.query('insert into audit_head values (1, 1, $1)', [hash]);
    expect(await deleteDays(DAY_AFTER)).toEqual({ gone: 4, brokenDays: 0 });
    expect((await check()).broken).toBeNull();
    const [head] = await db.query<AccessHead>(
      `select ${headFields} from access_head where chain = 'first'`,
    );
    if (!head) throw new Error('no head');
    await saveHead(db, sealed(auditKeys, { ...head, droppedAt: TWO_YEARS_LATER }));
    const broken = { chain: 'first', day: DAY, position: 1, kind: 'CUT' };
    expect((await check()).broken).toEqual(broken);
  });
});
