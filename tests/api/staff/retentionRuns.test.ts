import { uuidv7 } from 'uuidv7';
import { describe, expect, it, vi } from 'vitest';
import { RETENTION } from '../../../contract/plain/retention.ts';
import { saveRun, selectSettings } from '../../../server/domain/retention/retentionSql.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { doEachMinute } from '../../../server/jobs/runPeriodicJobs.ts';
import { DAY_MS, MINUTE_MS } from '../../../server/lib/units.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember, type CounselRow } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

/** 10:30 in Seoul. */
const NOW = new Date('2026-11-23T01:30:00Z');

const monthsAfter = (date: Date, months: number) => {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

forRacingCalls((engine, open) => {
  const { store: fileStore } = aDiskStore();
  const test = useTestApp(open, { start: NOW, options: { fileStore } });

  const { log, lines } = openLogLines();
  const run = (at: Date) => runRetention({ ...test.context, fileStore, log }, at);
  /** What reads this column of the table fails meanwhile. */
  const without = async (table: string, column: string, work: () => Promise<void>) => {
    await test.db.script(`alter table ${table} rename column ${column} to gone`);
    await work().finally(() =>
      test.db.script(`alter table ${table} rename column gone to ${column}`),
    );
  };
  const anOldNotice = () =>
    test.db.query(
      `insert into outbox (id, channel, state, text, link, created_at, due_at)
       values ($1, 'STAFF', 'SHOWN', '새 상담', '/', $2, $2)`,
      [uuidv7(), monthsAfter(NOW, -RETENTION.notice.byDefault - 1)],
    );
  const anOldCode = async () => {
    const { id } = await aMember(test.db);
    await test.db.query(
      `insert into email_code (member_id, address_sealed, code_hash, expires_at)
       values ($1, '', '', $2)`,
      [id, NOW],
    );
  };

  interface Written {
    memberId: string;
    author: 'member' | 'staff';
    at: Date;
  }
  const aMessage = (id: string, { memberId, author, at }: Written, table = 'message') =>
    test.db.query(
      `with one as (
         update counsel set message_count = message_count + 1 where id = $1 returning message_count)
       insert into ${table} (id, counsel_id, member_id, number, author, created_at)
       select $2, $1, $3, message_count, $4, $5 from one`,
      [id, uuidv7(), memberId, author, at],
    );

  it('a reason that was written after the texts were erased goes after its own period', async () => {
    const period = RETENTION.counsel.byDefault + 1;
    const { id, member_id } = await aCounsel(test.db, {
      state: 'CONSULTATION_COMPLETE',
      updated_at: monthsAfter(NOW, -period),
    });
    await run(NOW);
    test.now = monthsAfter(NOW, 1);
    const body = { state: 'CANCELED', reason: '임신했어요' };
    const canceled = await test.send('PATCH', `/member/counsels/${id}`, body, asMember(member_id));
    expect(canceled.status).toBe(200);
    const reasons = () =>
      test.db.query('select 1 from counsel_change where reason_sealed is not null');
    await run(monthsAfter(test.now, period - 2));
    expect(await reasons()).toHaveLength(1);
    await run(monthsAfter(test.now, period));
    expect(await reasons()).toEqual([]);
  });

  it('a kind that fails stops no other kind, and is tried again', async () => {
    await anOldNotice();
    const { id } = await aCounsel(test.db, {
      state: 'CANCELED',
      updated_at: monthsAfter(NOW, -RETENTION.counsel.byDefault - 1),
    });
    await without('counsel', 'texts_erased_at', () => run(NOW));
    expect(await test.db.query('select 1 from outbox')).toEqual([]);
    expect(lines().at(-1)).toMatchObject({ level: 30, kind: 'notice', gone: 1 });
    expect(lines().at(-2)).toMatchObject({ level: 40, code: '42703' });
    // The claim began a few milliseconds after NOW.
    await run(new Date(NOW.getTime() + 2 * limits.retention.claimMs));
    const [left] = await test.db.query('select content from counsel where id = $1', [id]);
    expect(left).toEqual({ content: '' });
  });

  it('each batch prolongs the claim, so that no other process works on the same kind', async () => {
    await anOldNotice();
    await test.db.script(`
      create table claim (until timestamptz);
      create function note_claim() returns trigger language plpgsql as
        'begin insert into claim values (new.claimed_until); return null; end';
      create trigger noted after update on retention for each row
        when (new.kind = 'notice' and new.claimed_until is not null) execute function note_claim()`);
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += MINUTE_MS;
      return time;
    });
    await run(NOW).finally(() => clock.mockRestore());
    const claims = await test.db.query<{ until: Date }>('select until from claim');
    await test.db.script('drop trigger noted on retention; drop table claim');
    const times = claims.map(({ until }) => until.getTime());
    expect(times.length).toBeGreaterThan(2);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('open pages are told which texts and notes went', async () => {
    const updated_at = monthsAfter(NOW, -RETENTION.counsel.byDefault - 1);
    const text = await aCounsel(test.db, { state: 'CANCELED', updated_at });
    const note = await aCounsel(test.db, { state: 'CANCELED', updated_at });
    await test.db.query(`update counsel set note = '메모', texts_erased_at = $2 where id = $1`, [
      note.id,
      updated_at,
    ]);
    await test.db.query('delete from change');
    await run(NOW);
    const told = await test.db.query('select kind, id, audience from change');
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ kind: 'counsel', id: text.id, audience: 'both' });
    expect(told).toContainEqual({ kind: 'counsel', id: note.id, audience: 'clinic' });
  });

  it('a run stops when the process ends, and the next one goes on', async () => {
    await anOldNotice();
    const { id } = await aCounsel(test.db, {
      state: 'CANCELED',
      updated_at: monthsAfter(NOW, -RETENTION.counsel.byDefault - 1),
    });
    const ending = new AbortController();
    const { db } = test;
    const stopAfterBatch: typeof db.query = (sql, ...rest) => {
      if (sql.includes('gone = gone +')) ending.abort();
      return db.query(sql, ...rest);
    };
    const services = { ...test.context, db: { ...db, query: stopAfterBatch }, fileStore, log };
    await runRetention({ ...services, stopSignal: ending.signal }, NOW);
    const content = async () =>
      (await db.query('select content from counsel where id = $1', [id]))[0];
    expect(await content()).toEqual({ content: '' });
    const kinds = () => db.query(`select kind from retention where done_on is not null`);
    expect(await kinds()).toEqual([]);
    expect(await db.query('select 1 from outbox')).toHaveLength(1);
    await run(NOW);
    expect(await kinds()).not.toEqual([]);
    expect(await db.query('select 1 from outbox')).toEqual([]);
  });

  it('several processes with a job of their own add up what they deleted that day', async () => {
    const next = new Date(NOW.getTime() + 24 * 60 * MINUTE_MS);
    const shown = async () => (await selectSettings(test.db)).find(({ kind }) => kind === 'access');
    await saveRun(test.db, 'access', { gone: 3, now: NOW });
    await saveRun(test.db, 'access', { gone: 0, now: NOW });
    expect(await shown()).toMatchObject({ gone: 3, ranAt: NOW.toISOString() });
    for (const gone of [2, 5, 0]) await saveRun(test.db, 'access', { gone, now: next });
    expect(await shown()).toMatchObject({ gone: 7, ranAt: next.toISOString() });
  });

  it('a job of each minute that fails stops no other one', async () => {
    await anOldCode();
    await without('review', 'blinded_until', () => doEachMinute({ db: test.db, log }, NOW));
    expect(await test.db.query('select 1 from email_code')).toEqual([]);
    expect(lines().at(-1)).toMatchObject({ level: 40, code: '42703' });
  });

  it('a member who still writes is not inactive, also if their session ended long ago', async () => {
    const { id, member_id } = await aCounsel(test.db, { updated_at: monthsAfter(NOW, -20) });
    const { member_id: silent } = await aCounsel(test.db, { updated_at: monthsAfter(NOW, -20) });
    await test.db.query('update member set seen_at = $1', [monthsAfter(NOW, -20)]);
    await aMessage(id, { memberId: member_id, author: 'member', at: monthsAfter(NOW, -3) });
    await test.db.query(`insert into retention (kind, period) values ('member', 12)`);
    await run(NOW);
    const told = await test.db.query('select id from member where told_at is not null');
    expect(told).toEqual([{ id: silent }]);
  });

  describe('a member with an appointment within the period, or ahead, is not inactive', () => {
    const aTreatment = async (months: number, state: CounselRow['state']) => {
      const treatment_at = monthsAfter(NOW, months);
      const updated_at = monthsAfter(NOW, -20);
      return (await aCounsel(test.db, { state, treatment_at, updated_at })).member_id;
    };
    const fill = async (tellAt: Date | null) => {
      const confirmed = 'TREATMENT_APPOINTMENT_CONFIRMED';
      const staying = [await aTreatment(2, confirmed), await aTreatment(-10, confirmed)];
      const leaving = [await aTreatment(-13, confirmed), await aTreatment(2, 'CANCELED')];
      const seen = 'update member set seen_at = $1, told_at = $2';
      await test.db.query(seen, [monthsAfter(NOW, -20), tellAt]);
      await test.db.query(`insert into retention (kind, period) values ('member', 12)`);
      return { staying, leaving };
    };
    const dryRun = async () => {
      const operator = asking(await aStaff(test.db));
      return Object((await test.get('/staff/retention/member?period=12', operator)).body).data;
    };
    const ids = async (condition: string) => {
      const rows = await test.db.query<{ id: string }>(
        `select id from member where ${condition} order by id`,
      );
      return rows.map(({ id }) => id);
    };

    it('and gets no warning; an appointment that was canceled does not count', async () => {
      const { leaving } = await fill(null);
      expect(await dryRun()).toEqual({ rows: 0, oldest: null, toTell: 2 });
      await run(NOW);
      expect(await ids('told_at is not null')).toEqual(leaving);
    });

    it('and is not erased, also if an earlier version has written the warning', async () => {
      const { staying } = await fill(new Date(NOW.getTime() - 40 * DAY_MS));
      expect(await dryRun()).toMatchObject({ rows: 2, toTell: 0 });
      await run(NOW);
      expect(await ids('true')).toEqual(staying);
    });
  });

  it.skipIf(engine === 'pglite')(
    'a message that is written while the job looks for old counsels stays, with its counsel',
    async () => {
      const finished = {
        state: 'CANCELED',
        updated_at: monthsAfter(NOW, -RETENTION.counsel.byDefault - 1),
      } as const;
      const { id, member_id } = await aCounsel(test.db, finished);
      const old = { memberId: member_id, author: 'member', at: finished.updated_at } as const;
      await aMessage(id, old);
      // The job waits inside its statement, after PostgreSQL has taken the snapshot of it.
      await test.db.script(`
        create function wait_here() returns boolean language plpgsql cost 0.0001 as
          'begin perform pg_advisory_xact_lock_shared(14); return true; end';
        alter table message rename to message_rows;
        create view message as select * from message_rows where wait_here()`);
      const [written, release] = createDeferred();
      const [locked, isLocked] = createDeferred();
      const holding = test.db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(14)');
        isLocked();
        await written;
      });
      await locked;
      const job = run(NOW);
      await expect
        .poll(() =>
          test.db.query(`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`),
        )
        .toHaveLength(1);
      await aMessage(id, { memberId: member_id, author: 'member', at: NOW }, 'message_rows');
      release();
      await holding;
      await job;
      await test.db.script(`
        drop view message; alter table message_rows rename to message; drop function wait_here()`);
      expect(await test.db.query('select 1 from message')).toHaveLength(2);
    },
  );
});
