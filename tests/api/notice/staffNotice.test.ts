import { beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../server/lib/log.ts';
import type { NoticeSettings } from '../../../server/notify/noticeSettings.ts';
import { writeReminders } from '../../../server/notify/writeReminders.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { deliverNotices } from '../../support/app/noticeWork.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { lineSettingsAt } from '../../support/fakes/lineSettingsAt.ts';
import {
  type NoticeReceiver,
  openNoticeReceiver,
  pushOf,
} from '../../support/fakes/noticeReceiver.ts';
import type { CounselRow } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const START = new Date('2026-11-20T06:00:00Z');
const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const ISSUER = 'https://access.line.me';
const NOWHERE: NoticeSettings = { line: null, staffWebhook: null, mail: null, push: null };

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: START });
  const desk = deskWorld(test, { clinic: { name: '비밀의원' }, member: { language: 'ja' } });
  let receiver: NoticeReceiver;

  beforeEach(async () => {
    receiver = await openNoticeReceiver();
    await test.db.query('insert into member_identity values ($1, $2, $3, now())', [
      ISSUER,
      'U1',
      desk.me,
    ]);
  });

  const settings = (): NoticeSettings => ({
    line: lineSettingsAt(receiver.url),
    staffWebhook: `${receiver.url}/hook`,
    mail: null,
    push: null,
  });
  const deliver = (to: NoticeSettings = settings(), liffId: string | null = null) =>
    deliverNotices(test.db, {
      ...test.context,
      settings: to,
      publicUrl: 'https://example.com',
      liffId,
      log: silentLog,
    });
  const book = async () => {
    const form = {
      clinic_id: desk.clinicId,
      sourceType: 'CLINIC',
      sourceId: desk.clinicId,
      content: '쌍꺼풀',
    };
    const { body } = await test.send('POST', '/member/counsels', form, desk.asMember);
    return Object(body).data;
  };
  const booked = (wishes: Partial<CounselRow> = {}) =>
    desk.counsel({ language: 'ja', created_at: test.now, ...wishes });
  const change = (id: string, version: number, body: object, who = desk.staff) =>
    test.send('PATCH', `/staff/counsels/${id}`, { version, ...body }, asking(who));
  const confirm = (id: string) => change(id, 1, { state: 'CLINIC_CONFIRMED' });
  const outbox = () => test.data('/staff/outbox', desk.asStaff);

  const sentAt = async () =>
    (await test.db.query<{ at: Date | null }>('select sent_at as at from outbox')).map(
      ({ at }) => at,
    );

  it('finishes the notices that are being sent and stops when the server ends', async () => {
    const { id } = await book();
    await test.send('POST', `/member/counsels/${id}/messages`, { text: '질문' }, desk.asMember);
    const ending = new AbortController();
    const site = { publicUrl: receiver.url, liffId: null };
    const to = { ...test.context, settings: settings(), ...site, log: silentLog };
    const delivering = deliverNotices(test.db, { ...to, stopSignal: ending.signal });
    // The first has begun: the second is another batch, because notices of one counsel go one at a time.
    ending.abort();
    await delivering;
    expect(receiver.received).toHaveLength(1);
    await deliver();
    expect(receiver.accepted).toHaveLength(2);
  });

  describe('works', () => {
    it('tells the staff of a new counsel, and again after a day if no one of them has opened it', async () => {
      const { id, code } = await book();
      await deliver();
      const url = `https://example.com/console/counsels/${id}`;
      const text = `새 상담이 들어왔어요 (${code})\n${url}`;
      expect(receiver.accepted).toMatchObject([{ path: '/hook', body: { text, url } }]);
      const later = async (ms: number) => {
        test.now = new Date(START.getTime() + ms);
        await Promise.all([writeReminders(test.db, test.now), writeReminders(test.db, test.now)]);
        await deliver();
        return receiver.accepted.length;
      };
      expect([await later(24 * HOUR - 1), await later(24 * HOUR), await later(30 * HOUR)]).toEqual([
        1, 2, 2,
      ]);
      expect(JSON.stringify(receiver.accepted[1]?.body)).toContain(`(${code})`);
    });

    it('sends each step that a member should know, in their language, with the state and a link', async () => {
      const id = await booked();
      const day = '2026-11-20T06:00:00Z';
      await confirm(id);
      await deliver();
      await change(id, 2, { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: day });
      await deliver();
      await change(id, 3, { state: 'CONSULTATION_COMPLETE' });
      await deliver();
      await change(id, 4, { state: 'CANCELED', reason: '비밀' }, desk.operator);
      await deliver();
      const link = `https://example.com/counsel/${id}?lang=ja`;
      expect(receiver.accepted.map(pushOf)).toEqual(
        [
          'クリニック確認済み',
          '相談予約確定',
          '相談完了。口コミをご投稿いただけます。',
          'キャンセル済み',
        ].map((state) => ({
          to: 'U1',
          text: `ご相談の状態が変わりました：${state}\n${link}`,
        })),
      );
      expect(receiver.received[0]).toMatchObject({
        path: '/v2/bot/message/push',
        authorization: 'Bearer token',
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(JSON.stringify(receiver.received)).not.toContain('비밀');
    });

    it.each(['ja', 'ko'] as const)(
      'links into LINE if the app has a LIFF id, and names the language: %s',
      async (language) => {
        const id = await booked({ language });
        await confirm(id);
        await deliver(settings(), '123-abc');
        const url = `https://liff.line.me/123-abc/counsel/${id}?lang=${language}`;
        expect(receiver.accepted.map((push) => pushOf(push).text)).toEqual([
          expect.stringContaining(url),
        ]);
      },
    );

    it('says that a withdrawn appointment has no day any more', async () => {
      const id = await booked();
      await confirm(id);
      const appointment = '2026-11-22T06:00:00Z';
      await change(id, 2, { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment });
      await change(id, 3, { state: 'CLINIC_CONFIRMED' });
      await deliver();
      const link = `https://example.com/counsel/${id}?lang=ja`;
      expect(receiver.accepted.map((push) => pushOf(push).text).at(-1)).toBe(
        `ご予約の日時を決め直すことになりました。決まり次第お知らせします。\n${link}`,
      );
    });

    it('shows notices in the console that cannot be sent, with the number of their counsel', async () => {
      const { id, code } = await book();
      await confirm(id);
      await deliver(NOWHERE);
      expect(await outbox()).toMatchObject([
        { channel: 'LINE', state: 'SHOWN', counsel_id: id, code, problem: null },
        { channel: 'STAFF', state: 'SHOWN', counsel_id: id, code },
      ]);
      expect(await sentAt()).toEqual([null, null]);
      await test.db.query('update member_identity set is_friend = false');
      await change(id, 2, { state: 'CANCELED', reason: '이유' });
      await deliver();
      expect(receiver.received).toEqual([]);
      expect(await outbox()).toMatchObject([{ channel: 'LINE', state: 'SHOWN' }, {}, {}]);
    });
  });

  describe('protects', () => {
    it('from loss: a failed notice is sent again under the same key, at growing intervals', async () => {
      await confirm(await booked());
      receiver.answerWith(500);
      await deliver();
      await deliver();
      expect(await outbox()).toMatchObject([
        { state: 'WAITING', attempts: 1, problem: 'status 500' },
      ]);
      test.later(8 * SECOND);
      await deliver();
      test.later(30 * SECOND);
      receiver.answerWith(200);
      await deliver();
      expect(await outbox()).toMatchObject([{ state: 'SENT', attempts: 3, problem: null }]);
      expect(await sentAt()).toEqual([test.now]);
      expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(1);
      expect([receiver.received.length, receiver.accepted.length]).toEqual([3, 1]);
    });

    it('from repetition: a notice that LINE already has is done, and a refused one is not sent again', async () => {
      const id = await booked();
      await confirm(id);
      receiver.answerWith(409);
      await deliver();
      await change(id, 2, { state: 'CANCELED', reason: '이유' });
      receiver.answerWith(400);
      await deliver();
      test.later(HOUR);
      await deliver();
      expect(receiver.received).toHaveLength(2);
      expect(await outbox()).toMatchObject([
        { state: 'FAILED', problem: 'status 400', attempts: 1 },
        { state: 'SENT', attempts: 1 },
      ]);
    });

    it('from wrong order: a later notice waits for an earlier one that is still being sent', async () => {
      const { id } = await book();
      receiver.answerWith(500);
      await deliver();
      await test.send('POST', `/member/counsels/${id}/messages`, { text: '?' }, desk.asMember);
      receiver.answerWith(200);
      await book();
      await deliver();
      expect(receiver.accepted).toHaveLength(1);
      test.later(8 * SECOND);
      await deliver();
      expect(receiver.accepted.map(({ body }) => Object(body).text.slice(0, 9))).toEqual([
        '새 상담이 들어왔',
        '새 상담이 들어왔',
        '회원이 메시지를 ',
      ]);
    });

    it('from old news: a state that has changed again is not sent', async () => {
      const id = await booked();
      await confirm(id);
      receiver.answerWith(500);
      await deliver();
      await change(id, 2, { state: 'CANCELED', reason: '이유' });
      receiver.answerWith(200);
      test.later(8 * SECOND);
      await deliver();
      const states = receiver.accepted.map((push) => /：(.+)/.exec(pushOf(push).text ?? '')?.[1]);
      expect(states).toEqual(['キャンセル済み']);
      expect(await outbox()).toMatchObject([{ state: 'SENT' }, { state: 'DROPPED' }]);
    });

    it('from repetition: ten processes that deliver at once send each notice once', async () => {
      for (let i = 0; i < 5; i += 1) await confirm(await booked());
      await Promise.all(Array.from({ length: 10 }, () => deliver()));
      expect(receiver.received).toHaveLength(5);
    });

    it('gives up before LINE forgets the key', async () => {
      await confirm(await booked());
      receiver.answerWith(503);
      test.later(23 * HOUR + 1);
      await deliver();
      expect(await outbox()).toMatchObject([{ state: 'FAILED', problem: 'status 503' }]);
    });

    it('a change and its notice are always stored together', async () => {
      const id = await booked();
      await test.db.script('alter table outbox rename column link to url');
      expect((await confirm(id)).status).toBe(500);
      await test.db.script('alter table outbox rename column url to link');
      expect(await test.db.query('select state from counsel')).toEqual([
        { state: 'AWAITING_CLINIC_CONFIRMATION' },
      ]);
      expect((await confirm(id)).status).toBe(200);
      expect((await confirm(id)).status).toBe(409);
      expect(await outbox()).toHaveLength(1);
    });

    it('AMB-51 notices about another clinic from the staff of a clinic', async () => {
      await confirm(await booked());
      const other = await aStaff(test.db, { role: 'CLINIC' });
      expect((await test.get('/staff/outbox', asking(other))).body).toEqual({ total: 0, data: [] });
      expect((await test.get('/staff/outbox', desk.asOperator)).body).toMatchObject({ total: 1 });
    });
  });
});
