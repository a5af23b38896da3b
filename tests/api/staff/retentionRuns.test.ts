import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { RETENTION } from '../../../contract/plain/retention.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { doEachMinute } from '../../../server/jobs/runPeriodicJobs.ts';
import { limits } from '../../../server/limits.ts';
import { openLogLines } from '../../support/app/logLines.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forRacingCalls } from '../../support/app/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';

/** 10:30 in Seoul. */
const NOW = new Date('2026-11-23T01:30:00Z');

const monthsAfter = (date: Date, months: number) => {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

forRacingCalls((_engine, open) => {
  let test: TestApp;
  let now = NOW;
  const { store: fileStore } = aDiskStore();
  beforeAll(async () => {
    const options = { sessions: fakeSessions, fileStore };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = NOW;
    await emptyTables(test.db);
  });

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

  it('a reason that was written after the texts were erased goes after its own period', async () => {
    const period = RETENTION.counsel.byDefault + 1;
    const { id, member_id } = await aCounsel(test.db, {
      state: 'CONSULTATION_COMPLETE',
      updated_at: monthsAfter(NOW, -period),
    });
    await run(NOW);
    now = monthsAfter(NOW, 1);
    const body = { state: 'CANCELED', reason: '임신했어요' };
    const canceled = await test.send('PATCH', `/member/counsels/${id}`, body, asMember(member_id));
    expect(canceled.status).toBe(200);
    const reasons = () =>
      test.db.query('select 1 from counsel_change where reason_sealed is not null');
    await run(monthsAfter(now, period - 2));
    expect(await reasons()).toHaveLength(1);
    await run(monthsAfter(now, period));
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
    await run(new Date(NOW.getTime() + limits.retention.claimMs));
    const [left] = await test.db.query('select content from counsel where id = $1', [id]);
    expect(left).toEqual({ content: '' });
  });

  it('a job of each minute that fails stops no other one', async () => {
    await anOldCode();
    await without('review', 'blinded_until', () => doEachMinute({ db: test.db, log }, NOW));
    expect(await test.db.query('select 1 from email_code')).toEqual([]);
    expect(lines().at(-1)).toMatchObject({ level: 40, code: '42703' });
  });
});
