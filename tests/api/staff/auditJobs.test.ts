import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { seal } from '../../../server/crypto/seal.ts';
import type { Database } from '../../../server/db/database.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { createHeadLog, readLoggedHeads } from '../../../server/domain/audit/auditHeads.ts';
import { createAuditKeys } from '../../../server/domain/audit/auditKeys.ts';
import { checkWhole } from '../../../server/domain/audit/checkWhole.ts';
import { deleteOldDays } from '../../../server/domain/audit/deleteOldDays.ts';
import { keepFormerKeys, readAuditKeys } from '../../../server/domain/audit/formerKeys.ts';
import { reportUnusualReading } from '../../../server/domain/audit/unusualReading.ts';
import { limits } from '../../../server/limits/limits.ts';
import { unusualReadings } from '../../../server/metrics/metrics.ts';
import { emptyTables, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import {
  AUDIT_DAYS,
  type AuditWorld,
  aReading,
  auditKeys,
  auditWorld,
  READINGS,
  writeReadings,
} from '../../support/fixtures/staff/auditWorld.ts';

const HOUR_MS = 60 * 60 * 1_000;
const NOW = new Date('2026-11-22T05:30:00Z');

forRacingCalls((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => emptyTables(db));
  const check = (keys = auditKeys) => checkWhole({ db, keys, logged: null });

  describe('the log', () => {
    it('gets the heads of today and yesterday once an hour, and the check reads them from it', async () => {
      const { staff, chains } = await auditWorld(db);
      const { log, text, lines } = openLogLines();
      const logHeads = createHeadLog(db, log);
      await logHeads(NOW);
      await logHeads(new Date(NOW.getTime() + HOUR_MS / 4));
      expect(lines()).toHaveLength(2 * chains.length);
      await writeReadings(db, staff[0]?.staffId ?? '', { day: AUDIT_DAYS[3], count: 1 });
      await logHeads(new Date(NOW.getTime() + HOUR_MS));
      expect(lines()).toHaveLength(4 * chains.length);
      expect(lines()[0]).toMatchObject({
        msg: 'audit head',
        day: '2026-11-21',
        position: READINGS,
      });

      const file = join(tmpdir(), `heads-${uuidv7()}.log`);
      await writeFile(file, `not JSON\n{"msg":"audit head"}\n${text()}`);
      const logged = await readLoggedHeads(file);
      expect(logged.size).toBe(2 * chains.length);
      const checked = () => checkWhole({ db, keys: auditKeys, logged });
      expect((await checked()).broken).toBeNull();
      await db.query('delete from access_record');
      await db.query('delete from access_head');
      expect((await checked()).broken).toMatchObject({ day: '2026-11-21', kind: 'ROLLED_BACK' });
    });
  });

  describe('unusual reading', () => {
    const most = limits.audit.counselsPerHour;
    const start = new Date('2026-11-22T05:00:00Z');
    const read = async (staffId: string, count: number, counselOf = () => uuidv7()) => {
      const audit = createAudit({ db, masterKeys: testMasterKeys });
      await Promise.all(
        Array.from({ length: count }, (_, place) =>
          audit.record(aReading(staffId, new Date(start.getTime() + place * 1_000), counselOf())),
        ),
      );
    };
    const { log, lines } = openLogLines();
    const report = (now = NOW) =>
      reportUnusualReading(
        { db, audit: createAudit({ db, masterKeys: testMasterKeys }), log },
        now,
      );
    const notices = () => db.query('select text, clinic_id, link from outbox');
    const marks = () =>
      db.query(
        `select staff, detail from access_record where action = 'UNUSUAL_READING' order by position`,
      );
    const counted = async () => (await unusualReadings.get()).values[0]?.value ?? 0;

    it('is reported to operators and marked in the record, once for each account and hour', async () => {
      const { staffId } = await aStaff(db, { user_id: 'curious', role: 'CLINIC' });
      await read(staffId, most + 1);
      await Promise.all([report(), report()]);
      await report(new Date(NOW.getTime() + HOUR_MS));
      expect(await notices()).toEqual([
        {
          text: expect.stringContaining(`(curious, ${most + 1}건)`),
          clinic_id: null,
          link: '/console/people?part=audit&staff=curious',
        },
      ]);
      expect(await marks()).toEqual([{ staff: 'curious', detail: String(most + 1) }]);
      expect((await check()).broken).toBeNull();
    });

    it('is an error in the log and a metric, so that alarms ring also without a webhook', async () => {
      const { staffId } = await aStaff(db, { role: 'CLINIC' });
      await read(staffId, most + 1);
      const [before, logged] = [await counted(), lines().length];
      await Promise.all([report(), report()]);
      const error = { level: 50, staffId, counsels: most + 1, msg: 'Unusual reading' };
      expect(lines().slice(logged)).toMatchObject([error]);
      expect((await counted()) - before).toBe(1);
    });

    it('is told a second time, at ten times the limit', async () => {
      const { staffId } = await aStaff(db, { role: 'CLINIC' });
      await read(staffId, most + 1);
      await report();
      await read(staffId, 9 * most - 1);
      await report();
      expect(await marks()).toHaveLength(1);
      await read(staffId, 1);
      await report();
      await report(new Date(NOW.getTime() + HOUR_MS));
      expect(await marks()).toMatchObject([{ detail: '61' }, { detail: '601' }]);
      expect(await notices()).toHaveLength(2);
    });

    it('is told once when an account passes both limits within a minute', async () => {
      const { staffId } = await aStaff(db, { role: 'CLINIC' });
      await read(staffId, 10 * most + 1);
      await Promise.all([report(), report()]);
      await report();
      expect(await marks()).toMatchObject([{ detail: '601' }]);
    });

    it('is not the normal work of a clinic: as many as the limit, or one counsel many times', async () => {
      const { staffId } = await aStaff(db, { role: 'CLINIC' });
      const counsel = uuidv7();
      await read(staffId, most - 1);
      await read(staffId, most, () => counsel);
      await report();
      expect([await notices(), await marks()]).toEqual([[], []]);
    });

    it('is also told when the hour ended a moment ago', async () => {
      const { staffId } = await aStaff(db);
      await read(staffId, most + 1);
      await report(new Date('2026-11-22T06:00:30Z'));
      expect(await marks()).toHaveLength(1);
    });
  });

  describe('after two years', () => {
    let world: AuditWorld;
    beforeEach(async () => {
      world = await auditWorld(db);
    });
    /** Two of the four days are too old. */
    const later = new Date(`${AUDIT_DAYS[2].replace('2026', '2028')}T00:30:00+09:00`);
    const days = () =>
      db.query('select distinct day from access_record order by day').then((rows) => rows.length);

    it('days leave as a whole, and the rest can still be checked', async () => {
      expect(await deleteOldDays(db, auditKeys, later)).toMatchObject({ brokenDays: 0 });
      expect(await days()).toBe(2);
      expect(await check()).toEqual({ rows: world.chains.length * 2 * READINGS, broken: null });
      await db.query('delete from access_head where day = $1 and chain = $2', [
        AUDIT_DAYS[0],
        world.chains[1],
      ]);
      expect((await check()).broken).toMatchObject({ day: AUDIT_DAYS[0], kind: 'DAY_REMOVED' });
    });

    it('a day that was changed stays as evidence', async () => {
      await db.query(`update access_record set staff = 'nobody' where chain = $1 and day = $2`, [
        world.chains[0],
        AUDIT_DAYS[1],
      ]);
      expect(await deleteOldDays(db, auditKeys, later)).toMatchObject({ brokenDays: 1 });
      expect(await days()).toBe(3);
      expect((await check()).broken).toMatchObject({ day: AUDIT_DAYS[1], kind: 'CHANGED' });
    });
  });

  it('entries before a change of the master key can be checked after the former key is gone', async () => {
    const { staffId } = await aStaff(db, { role: 'CLINIC' });
    await writeReadings(db, staffId, { day: AUDIT_DAYS[0], count: 3 });
    const next = masterKeyOf(Buffer.alloc(32, 8));
    const alone = { current: next, old: null };
    expect((await check(await readAuditKeys(db, alone))).broken).toMatchObject({ position: 1 });
    await keepFormerKeys(db, { current: next, old: testMasterKeys.current }, NOW);
    await createAudit({ db, masterKeys: alone }).record(
      aReading(staffId, new Date(`${AUDIT_DAYS[0]}T12:00:00Z`)),
    );
    expect(await check(await readAuditKeys(db, alone))).toEqual({ rows: 4, broken: null });
    const third = { current: masterKeyOf(Buffer.alloc(32, 9)), old: next };
    await keepFormerKeys(db, third, NOW);
    const keys = await readAuditKeys(db, { ...third, old: null });
    expect(await check(keys)).toEqual({ rows: 4, broken: null });
  });

  it('a key that an attacker with SQL access wrote signs nothing and stops neither the check nor a start', async () => {
    const { staffId } = await aStaff(db, { role: 'CLINIC' });
    await writeReadings(db, staffId, { day: AUDIT_DAYS[0], count: 2 });
    const next = masterKeyOf(Buffer.alloc(32, 8));
    const during = { current: next, old: testMasterKeys.current };
    await keepFormerKeys(db, during, NOW);
    await db.query(`insert into access_key select 'own', sealed from access_key`);
    await db.query(`insert into access_key values ('none', 'AA')`);
    const alone = { current: next, old: null };
    expect(await check(await readAuditKeys(db, alone))).toEqual({ rows: 2, broken: null });
    expect(await keepFormerKeys(db, during, NOW)).toBe(1);
  });

  describe('a master key that was replaced because it leaked', () => {
    const [leaked, next] = [testMasterKeys.current, masterKeyOf(Buffer.alloc(32, 8))];
    const third = masterKeyOf(Buffer.alloc(32, 9));
    const [replacedOn, nextDay, later] = AUDIT_DAYS;
    const noonOf = (day: string) => new Date(`${day}T12:00:00+09:00`);
    let staffId: string;
    beforeEach(async () => {
      ({ staffId } = await aStaff(db, { role: 'CLINIC' }));
      await writeReadings(db, staffId, { day: replacedOn, count: 2 });
      await keepFormerKeys(db, { current: next, old: leaked }, noonOf(replacedOn));
    });
    const write = (current: typeof leaked, day: string) =>
      createAudit({ db, masterKeys: { current, old: null } }).record(
        aReading(staffId, noonOf(day)),
      );
    const found = async (current = next) =>
      (await check(await readAuditKeys(db, { current, old: null }))).broken;

    it('signs the day on which it was replaced, and no day after it', async () => {
      await write(leaked, replacedOn);
      await write(next, nextDay);
      expect(await found()).toBeNull();
      await write(leaked, later);
      expect(await found()).toMatchObject({ day: later });
    });

    it('signs no deletion after that day', async () => {
      await deleteOldDays(
        db,
        createAuditKeys({ current: leaked, old: null }),
        noonOf('2029-01-01'),
      );
      expect(await found()).toMatchObject({ day: replacedOn });
    });

    it('gets no longer time when the next master key is replaced, too', async () => {
      await keepFormerKeys(db, { current: third, old: next }, noonOf(nextDay));
      await write(next, nextDay);
      expect(await found(third)).toBeNull();
      await write(leaked, nextDay);
      expect(await found(third)).toMatchObject({ day: nextDay, position: 2 });
    });

    it('has no last day if an earlier version stored it, until the next replacement', async () => {
      await write(leaked, nextDay);
      const place = { table: 'access_key', id: 'earlier', column: 'sealed' };
      const sealed = seal(leaked.derive('audit'), next.wrapping, place);
      await db.query('update access_key set id = $1, sealed = $2', ['earlier', sealed]);
      expect(await found()).toBeNull();
      await keepFormerKeys(db, { current: third, old: next }, noonOf(nextDay));
      expect(await found(third)).toBeNull();
      await write(leaked, later);
      // The leaked key has signed the end of the day before, too.
      expect(await found(third)).toMatchObject({ day: nextDay, kind: 'CUT' });
    });
  });
});
