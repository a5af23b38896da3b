import { beforeAll, expect, it } from 'vitest';
import { RETENTION } from '../../../contract/plain/retention.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import type { TestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { fakeKeyStore } from '../../support/fakes/fakeKeyStore.ts';
import { openEveryText } from '../../support/fixtures/everyText.ts';

const WRITTEN = new Date('2026-11-20T01:30:00Z');

forOneEngine((_engine, open) => {
  let test: TestApp;
  const { store: fileStore } = aDiskStore();
  beforeAll(async () => {
    const parts = { store: fakeKeyStore(), log: openLogLines().log, now: WRITTEN };
    ({ test } = await openEveryText(await open(), parts));
  });

  const runAt = (time: Date) => runRetention({ ...test.context, fileStore, log: silentLog }, time);
  const later = (months: number, days = 1) => {
    const time = new Date(WRITTEN.getTime() + days * DAY_MS);
    time.setUTCMonth(time.getUTCMonth() + months);
    return time;
  };
  const rowsOf = (sql: string) => test.db.query<Record<string, unknown>>(sql);
  const countOf = async (table: string) => (await rowsOf(`select 1 from ${table}`)).length;

  it('what came by the LINE chat leaves after a week, unless it still waits', async () => {
    await rowsOf(`insert into line_event (id, person, kind, happened_at, state, due_at, created_at)
      select 'done', person, kind, happened_at, 'DONE', due_at, created_at from line_event`);
    await runAt(later(0, RETENTION.line.byDefault));
    expect(await countOf('line_event')).toBe(2);
    await runAt(later(0, RETENTION.line.byDefault + 1));
    expect(await rowsOf('select state from line_event')).toEqual([{ state: 'WAITING' }]);
  });

  it('notices to members leave after a year, with their deliveries', async () => {
    expect(await countOf('notice')).toBeGreaterThan(0);
    await runAt(later(RETENTION.notice.byDefault, 0));
    expect(await countOf('notice')).toBeGreaterThan(0);
    await runAt(later(RETENTION.notice.byDefault));
    expect(await countOf('notice')).toBe(0);
    expect(await countOf('outbox where notice_id is not null')).toBe(0);
  });

  it('of a finished counsel no text stays after its period, also no translation, wish or detail', async () => {
    const texts = `select content, note, content_sealed, details_sealed, note_sealed, wishes, proposals,
      reschedule, no_show, visit_answer from counsel`;
    await runAt(later(RETENTION.counsel.byDefault, 0));
    expect(await countOf('translation')).toBeGreaterThan(0);
    expect(await rowsOf(texts)).toMatchObject([{ content_sealed: expect.any(String) }]);
    await runAt(later(RETENTION.counsel.byDefault));
    const [left = {}] = await rowsOf(texts);
    expect(Object.values(left).filter((value) => value !== null && value !== '')).toEqual([]);
    for (const table of ['message', 'translation']) expect(await countOf(table)).toBe(0);
    const reasons = 'counsel_change where reason is not null or reason_sealed is not null';
    expect(await countOf(reasons)).toBe(0);
    expect(await countOf('counsel_change')).toBeGreaterThan(0);
  });
});
