import { beforeAll, beforeEach, expect, it } from 'vitest';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import type { Database } from '../../../server/db/database.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { checkWhole } from '../../../server/domain/audit/checkWhole.ts';
import { deleteOldDays } from '../../../server/domain/audit/deleteOldDays.ts';
import { keepFormerKeys, readAuditKeys } from '../../../server/domain/audit/formerKeys.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import {
  AUDIT_DAYS,
  aReading,
  auditKeys,
  writeReadings,
} from '../../support/fixtures/staff/auditWorld.ts';

/** A chain that nothing was added to for a long time. */
forOneEngine((_engine, open) => {
  let db: Database;
  let staffId: string;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    ({ staffId } = await aStaff(db, { role: 'CLINIC' }));
    for (const day of AUDIT_DAYS) await writeReadings(db, staffId, { day, count: 2 });
  });

  const check = async (keys = auditKeys) => checkWhole({ db, keys, logged: null });
  const deleteAll = () => deleteOldDays(db, auditKeys, new Date('2029-01-01T00:00:00Z'));

  it('goes on after all its days have left because of their age, and the check finds it sound', async () => {
    await deleteAll();
    expect(await check()).toEqual({ rows: 0, broken: null });
    for (const day of ['2029-01-02', '2029-01-03']) {
      await writeReadings(db, staffId, { day, count: 2 });
    }
    expect(await check()).toEqual({ rows: 4, broken: null });
  });

  it('and whose newest day was removed after that is found', async () => {
    await deleteAll();
    for (const day of ['2029-01-02', '2029-01-03']) {
      await writeReadings(db, staffId, { day, count: 2 });
    }
    for (const table of ['access_record', 'access_head']) {
      await db.query(`delete from ${table} where day >= '2029-01-02'`);
    }
    const removed = { day: '2029-01-02', kind: 'DAY_REMOVED' };
    expect((await check()).broken).toMatchObject(removed);
    await writeReadings(db, staffId, { day: '2029-01-02', count: 2 });
    expect((await check()).broken).toMatchObject(removed);
  });

  it('while the master key was replaced: a later day that was removed is found without the log', async () => {
    const alone = { current: masterKeyOf(Buffer.alloc(32, 8)), old: null };
    const replacedAt = new Date('2026-11-30T00:00:00Z');
    await keepFormerKeys(db, { ...alone, old: testMasterKeys.current }, replacedAt);
    const audit = createAudit({ db, masterKeys: alone });
    await audit.record(aReading(staffId, new Date('2026-12-01T03:00:00Z')));
    const keys = await readAuditKeys(db, alone);
    expect(await check(keys)).toEqual({ rows: 2 * AUDIT_DAYS.length + 1, broken: null });
    for (const table of ['access_record', 'access_head']) {
      await db.query(`delete from ${table} where day = '2026-12-01'`);
    }
    const removed = { day: '2026-12-01', kind: 'DAY_REMOVED' };
    expect((await check(keys)).broken).toMatchObject(removed);
  });
});
