import { beforeAll, beforeEach, expect, it } from 'vitest';
import { RETENTION } from '../../../contract/plain/retention.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forRacingCalls } from '../../support/app/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

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

  const run = (at: Date) =>
    runRetention({ ...test.context, fileStore, log: { info: () => {} } }, at);

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
});
