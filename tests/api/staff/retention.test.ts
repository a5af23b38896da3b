import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { RETENTION, type RetentionKind, WARNING_DAYS } from '../../../contract/plain/retention.ts';
import { deleteOldDays } from '../../../server/domain/audit/deleteOldDays.ts';
import { cutoffOf } from '../../../server/domain/retention/retentionRules.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { deleteOldAnswers } from '../../../server/http/answer/answerOnce.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { auditKeys, writeReadings } from '../../support/fixtures/staff/auditWorld.ts';

/** 10:30 in Seoul. */
const NOW = new Date('2026-11-23T01:30:00Z');
const TOMORROW = new Date(NOW.getTime() + DAY_MS);

const AT = '2025-11-20T05:00:00.000Z';
const TEXTS = { content: '비밀', wishes: { times: [AT] }, visit_answer: { answer: 'came' } };
const justBefore = (at: Date) => new Date(at.getTime() - 1);
const defaultCutoff = (kind: RetentionKind) => {
  const cutoff = cutoffOf(RETENTION[kind].byDefault, RETENTION[kind].unit, NOW);
  if (!cutoff) throw new Error(`${kind} has no cutoff`);
  return cutoff;
};

forRacingCalls((_engine, open) => {
  const keyStore = fakeKeyStore();
  const { store: fileStore } = aDiskStore();
  const test = useTestApp(open, {
    start: NOW,
    memberKeys: fakeMemberKeys(keyStore),
    options: { fileStore },
  });
  let operator: StaffSession;

  beforeEach(async () => {
    keyStore.log.length = 0;
    operator = await aStaff(test.db);
  });

  const logged: unknown[] = [];
  const run = async (at = NOW) => {
    logged.length = 0;
    const log = { info: (line: unknown) => logged.push(line), warn: expect.unreachable };
    await runRetention({ ...test.context, fileStore, log }, at);
    return logged;
  };
  const ask = async (path = '') =>
    (await test.get(`/staff/retention${path}`, asking(operator))).body;
  const dryRun = async (kind: RetentionKind, period: number = RETENTION[kind].byDefault) =>
    Object(await ask(`/${kind}?period=${period}`)).data;
  const setting = async (kind: RetentionKind) =>
    Object(await ask()).data.find((each: { kind: string }) => each.kind === kind);
  const change = (kind: string, body: { period: number; version: number }, who = operator) =>
    test.send('PATCH', `/staff/retention/${kind}`, body, asking(who));
  const count = async (sql: string) => Number((await test.db.query<{ n: number }>(sql))[0]?.n);

  const aNotice = (created_at: Date, state = 'SHOWN') =>
    test.db.query(
      `insert into outbox (id, channel, state, text, link, created_at, due_at)
       values ($1, 'STAFF', $2, '새 상담', '/', $3, $3)`,
      [uuidv7(), state, created_at],
    );
  const newAnswer = `insert into idempotency_key values ($1, $2, 'x', null, $3)`;
  const anAnswer = (memberId: string, key: string, at: Date) =>
    test.db.query(newAnswer, [memberId, key, at]);
  const finished = (updated_at: Date) =>
    aCounsel(test.db, { ...TEXTS, state: 'TREATMENT_COMPLETE', updated_at });
  const addNote = (id: string) =>
    test.db.query(`update counsel set note = '메모' where id = $1`, [id]);
  const addMessage = (counsel: { id: string; member_id: string }, created_at: Date) =>
    test.db.query(
      `with one as (update counsel set message_count = 1, last_of_staff = 1 where id = $1)
       insert into message (id, counsel_id, member_id, number, author, created_at)
       values ($2, $1, $3, 1, 'staff', $4)`,
      [counsel.id, uuidv7(), counsel.member_id, created_at],
    );
  const textOf = async (id: string) => {
    const [row] = await test.db.query(
      `select content, wishes, visit_answer, note, texts_erased_at is not null as erased, state,
         (select count(*) from message where counsel_id = counsel.id) as messages,
         (select count(*) from counsel_change
          where counsel_id = counsel.id and reason is not null) as reasons
       from counsel where id = $1`,
      [id],
    );
    return row;
  };

  describe('a row one day younger than its period stays, and a dry run equals what goes', () => {
    it('texts of finished counsels; state, dates and the review stay', async () => {
      const cutoff = defaultCutoff('counsel');
      const old = await finished(justBefore(cutoff));
      const young = await finished(cutoff);
      const spoken = await finished(justBefore(cutoff));
      const waiting = await aCounsel(test.db, { updated_at: justBefore(cutoff) });
      await aReview(test.db, { counsel_id: old.id, member_id: old.member_id });
      await addMessage(old, justBefore(cutoff));
      await addMessage(spoken, cutoff);
      await test.db.query(
        `insert into counsel_change (id, counsel_id, to_state, actor, reason, created_at)
         values ($1, $2, 'TREATMENT_COMPLETE', 'staff', '이유', $3)`,
        [uuidv7(), old.id, old.updated_at],
      );
      const oldest = justBefore(cutoff).toISOString();
      expect(await dryRun('counsel')).toEqual({ rows: 1, oldest, stillOpen: 1 });
      expect(await run()).toEqual([{ kind: 'counsel', gone: 1 }]);
      expect(await textOf(old.id)).toEqual({
        content: '',
        wishes: null,
        visit_answer: null,
        note: '',
        erased: true,
        state: 'TREATMENT_COMPLETE',
        messages: 0,
        reasons: 0,
      });
      expect(await textOf(young.id)).toMatchObject({ ...TEXTS, erased: false });
      expect(await textOf(spoken.id)).toMatchObject({ ...TEXTS, messages: 1 });
      expect(await textOf(waiting.id)).toMatchObject({ content: '상담 받고 싶어요' });
      expect(await count('select count(*) as n from review')).toBe(1);
      expect(await dryRun('counsel')).toEqual({ rows: 0, oldest: null, stillOpen: 1 });
    });

    it('a message to a counsel without texts goes in its turn', async () => {
      const cutoff = defaultCutoff('counsel');
      const counsel = await finished(new Date(justBefore(cutoff).getTime() - 9 * DAY_MS));
      await run();
      await addMessage(counsel, justBefore(cutoff));
      expect(await dryRun('counsel')).toMatchObject({ rows: 1 });
      await run(TOMORROW);
      expect(await textOf(counsel.id)).toMatchObject({ messages: 0 });
      expect(await setting('counsel')).toMatchObject({ gone: 1 });
    });

    it('notes of staff, before the text', async () => {
      const cutoff = defaultCutoff('note');
      const old = await finished(justBefore(cutoff));
      const young = await finished(cutoff);
      await addNote(old.id);
      await addNote(young.id);
      const oldest = justBefore(cutoff).toISOString();
      expect(await dryRun('note')).toEqual({ rows: 1, oldest, stillOpen: 0 });
      expect(await run()).toEqual([{ kind: 'note', gone: 1 }]);
      expect(await textOf(old.id)).toMatchObject({ note: '', content: '비밀', erased: false });
      expect(await textOf(young.id)).toMatchObject({ note: '메모' });
    });

    it('notices, except those that wait', async () => {
      const cutoff = defaultCutoff('notice');
      await aNotice(justBefore(cutoff));
      await aNotice(justBefore(cutoff), 'WAITING');
      await aNotice(cutoff);
      expect(await dryRun('notice')).toEqual({ rows: 1, oldest: justBefore(cutoff).toISOString() });
      expect(await run()).toEqual([{ kind: 'notice', gone: 1 }]);
      expect(await count('select count(*) as n from outbox')).toBe(2);
    });

    it('sessions: counted from a logout, or else from their end', async () => {
      const cutoff = defaultCutoff('session');
      const { id: memberId } = await aMember(test.db);
      const start = (daysAgo: number) =>
        startSession(test.db, { memberId }, new Date(cutoff.getTime() - daysAgo * DAY_MS));
      const [ended] = [await start(20), await start(30.01), await start(29.99)];
      const end = 'update session_family set ended_at = $2 where id = $1';
      await test.db.query(end, [ended.familyId, justBefore(cutoff)]);
      expect(await dryRun('session')).toMatchObject({ rows: 2 });
      expect(await run()).toEqual([{ kind: 'session', gone: 2 }]);
      expect(await count('select count(*) as n from session_family')).toBe(1);
    });

    it('stored answers and days of the access record, which have jobs of their own', async () => {
      const { id } = await aMember(test.db);
      await anAnswer(id, 'old', new Date(NOW.getTime() - DAY_MS - 1));
      await anAnswer(id, 'young', new Date(NOW.getTime() - DAY_MS));
      expect(await dryRun('answer')).toMatchObject({ rows: 1 });
      expect(await deleteOldAnswers(test.db, NOW)).toBe(1);

      const { staffId } = await aStaff(test.db);
      await writeReadings(test.db, staffId, { day: '2024-11-22', count: 3 });
      await writeReadings(test.db, staffId, { day: '2024-11-23', count: 2 });
      expect(await dryRun('access')).toEqual({ rows: 3, oldest: '2024-11-22T00:00:00.000Z' });
      await deleteOldDays(test.db, auditKeys, NOW);
      expect(await setting('access')).toMatchObject({ gone: 3, ranAt: NOW.toISOString() });
      expect(await dryRun('access')).toEqual({ rows: 0, oldest: null });
    });
  });

  describe('the job', () => {
    it('runs once a day from ten in Seoul, and says on the screen what it did', async () => {
      await aNotice(justBefore(defaultCutoff('notice')));
      expect(await run(new Date('2026-11-23T00:59:00Z'))).toEqual([]);
      expect(await setting('notice')).toMatchObject({ ranAt: null, gone: 0 });
      await run();
      expect(await setting('notice')).toMatchObject({ ranAt: NOW.toISOString(), gone: 1 });
      await aNotice(justBefore(defaultCutoff('notice')));
      expect(await run(new Date(NOW.getTime() + 60_000))).toEqual([]);
      expect(await run(TOMORROW)).toEqual([{ kind: 'notice', gone: 1 }]);
    });

    it('deletes each row once when two processes run at once', async () => {
      const old = justBefore(defaultCutoff('notice'));
      await test.db.query(
        `insert into outbox (id, channel, state, text, link, created_at, due_at)
         select gen_random_uuid(), 'STAFF', 'SHOWN', '새 상담', '/', $1, $1
         from generate_series(1, 130)`,
        [old],
      );
      await Promise.all([run(), run()]);
      expect(await setting('notice')).toMatchObject({ gone: 130 });
      expect(await count('select count(*) as n from outbox')).toBe(0);
    });

    it('continues what a process that died has begun, and no sooner', async () => {
      await aNotice(justBefore(defaultCutoff('notice')));
      await test.db.query(
        `insert into retention (kind, gone, begun_on, claimed_until) values ('notice', 7, $1, $2)`,
        ['2026-11-23', new Date(NOW.getTime() + 60_000)],
      );
      expect(await run()).toEqual([]);
      expect(await run(new Date(NOW.getTime() + 60_000))).toEqual([{ kind: 'notice', gone: 8 }]);
    });
  });

  describe('a member who does not log in', () => {
    const YEAR = 12;
    const lastHere = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
    const away = async (days: number, language: 'ko' | 'ja' = 'ko') => {
      const { id } = await aMember(test.db, { language });
      await test.db.query('update member set seen_at = $2 where id = $1', [id, lastHere(days)]);
      return id;
    };
    const notices = () =>
      test.db.query<{ member_id: string; text: string }>(
        `select member_id, text from outbox where channel = 'LINE' order by id`,
      );
    const exists = async (id: string) =>
      (await test.db.query('select 1 from member where id = $1', [id])).length;

    it('stays as long as no operator sets a period', async () => {
      const id = await away(5_000);
      expect(await dryRun('member')).toEqual({ rows: 0, oldest: null });
      await run();
      expect([await exists(id), await notices()]).toEqual([1, []]);
    });

    it('gets a warning in their language, and is erased 30 days later as a member who leaves', async () => {
      const id = await away(400, 'ja');
      await test.context.memberKeys.findOrMake(test.db, id);
      const young = await away(300);
      await change('member', { period: YEAR, version: 1 });
      expect(await dryRun('member', YEAR)).toEqual({ rows: 0, oldest: null, toTell: 1 });
      await run();
      expect(await notices()).toEqual([
        { member_id: id, text: expect.stringContaining('30日後に会員情報を削除') },
      ]);
      test.now = new Date(NOW.getTime() + WARNING_DAYS * DAY_MS);
      await run(test.now);
      expect(await exists(id)).toBe(1);
      test.now = new Date(test.now.getTime() + DAY_MS);
      expect(await dryRun('member', YEAR)).toMatchObject({ rows: 1, toTell: 0 });
      expect(await run(test.now)).toEqual([{ kind: 'member', gone: 1 }]);
      expect([await exists(id), await exists(young)]).toEqual([0, 1]);
      expect([keyStore.log, keyStore.keys.has(id)]).toEqual([[id], false]);
    });

    it('stays after a login, and gets another warning when away again', async () => {
      const id = await away(400);
      await change('member', { period: YEAR, version: 1 });
      await run();
      await startSession(test.db, { memberId: id }, TOMORROW);
      test.now = new Date(NOW.getTime() + 40 * DAY_MS);
      await run(test.now);
      expect(await exists(id)).toBe(1);
      // The session is deleted three months after its end, and the member row remembers it.
      await run(new Date(NOW.getTime() + 360 * DAY_MS));
      expect(await count('select count(*) as n from session_family')).toBe(0);
      expect([await exists(id), (await notices()).length]).toEqual([1, 1]);
      await test.db.query('delete from notice');
      await run(new Date(NOW.getTime() + 400 * DAY_MS));
      expect([await exists(id), (await notices()).length]).toEqual([1, 1]);
    });

    it('with a counsel that changed meanwhile stays', async () => {
      const id = await away(400);
      await aCounsel(test.db, { member_id: id, updated_at: lastHere(100) });
      await change('member', { period: YEAR, version: 1 });
      expect(await dryRun('member', YEAR)).toEqual({ rows: 0, oldest: null, toTell: 0 });
    });
  });
});
