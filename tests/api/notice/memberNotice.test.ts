import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../server/lib/log.ts';
import { SECOND_MS } from '../../../server/lib/units.ts';
import { claimedUntil, createFindChannels } from '../../../server/notify/channels.ts';
import { lineChannel } from '../../../server/notify/lineChannel.ts';
import { insertMemberNotice } from '../../../server/notify/writeNoticesSql.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { deliverNotices } from '../../support/app/noticeWork.ts';
import { type UsedTestApp, useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { lineSettingsAt } from '../../support/fakes/lineSettingsAt.ts';
import { type NoticeReceiver, openNoticeReceiver } from '../../support/fakes/noticeReceiver.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const ISSUER = 'https://access.line.me';

forOneEngine((_engine, open) => {
  let receiver: NoticeReceiver;
  const delivery = () => ({
    ...test.context,
    settings: {
      line: lineSettingsAt(receiver.url),
      staffWebhook: null,
      mail: null,
      push: null,
    },
    publicUrl: 'https://example.com',
    liffId: null,
    log: silentLog,
  });
  const test: UsedTestApp = useTestApp(open, {
    start: new Date('2026-11-20T15:00:00+09:00'),
    options: { findChannels: (memberId) => createFindChannels(delivery())(memberId) },
  });
  const desk = deskWorld(test, { clinic: { name: '나비의원', name_ja: 'ナビ医院' } });
  let other: string;
  let counsel: string;

  beforeAll(async () => {
    receiver = await openNoticeReceiver();
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    other = (await aMember(test.db)).id;
    await test.db.query('insert into member_identity values ($1, $2, $3, now())', [
      ISSUER,
      'U1',
      desk.me,
    ]);
    counsel = await desk.counsel({ created_at: new Date('2026-11-20T10:00:00+09:00') });
  });

  const listed = async (query = '', who = desk.me) =>
    Object((await test.get(`/member/notices${query}`, asMember(who))).body);
  const kinds = async () => (await listed()).data.map(({ kind }: { kind: string }) => kind);
  const say = (text: string) =>
    test.send('POST', `/staff/counsels/${counsel}/messages`, { text }, desk.asStaff);
  const change = (version: number, body: object) =>
    test.send('PATCH', `/staff/counsels/${counsel}`, { version, ...body }, desk.asStaff);
  const confirm = () => change(1, { state: 'CLINIC_CONFIRMED' });
  const deliver = () => deliverNotices(test.db, delivery());
  const choose = (topic: string, isOn: boolean) =>
    test.send('PUT', '/member/notice-choices', { channel: 'LINE', topic, isOn }, desk.asMember);

  describe('works', () => {
    it('the notices page has each notice once, with the clinic and without a word of the message', async () => {
      await say('쌍꺼풀 상담 잘 받았어요');
      await confirm();
      const { data, hasNews } = await listed();
      expect(hasNews).toBe(true);
      expect(data).toMatchObject([
        {
          kind: 'CHANGE',
          state: 'CLINIC_CONFIRMED',
          counsel_id: counsel,
          clinic: { name: '나비의원', nameJa: 'ナビ医院' },
          created_at: test.now.toISOString(),
          isNew: true,
        },
        { kind: 'MESSAGE', state: null, isNew: true },
      ]);
      expect(JSON.stringify(data)).not.toContain('쌍꺼풀');
      const links = await test.db.query(
        `select channel, count(distinct notice_id) as n from outbox
         where member_id is not null group by 1`,
      );
      expect(links).toEqual([{ channel: 'LINE', n: 2 }]);
    });

    it('the notices page names the appointment that is awaited, and that of a reminder that is over', async () => {
      const [at, moved] = ['25T05:00', '26T05:00'].map((time) => `2026-11-${time}:00.000Z`);
      const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
      await confirm();
      expect((await change(2, { state, appointment: at })).status).toBe(200);
      await insertMemberNotice(test.db, {
        memberId: desk.me,
        counselId: counsel,
        kind: 'REMINDER_DAY',
        appointment: new Date(at ?? ''),
        text: '',
        link: '/notices',
        at: test.now,
        dueAt: test.now,
      });
      const named = async () =>
        (await listed()).data.map((each: { appointmentAt?: string }) => each.appointmentAt ?? null);
      const before = test.now;
      expect(await named()).toEqual([at, at, null]);
      test.now = new Date('2026-11-25T06:00:00.000Z');
      expect(await named()).toEqual([at, at, null]);
      test.now = before;
      const asked = { appointmentAt: at, wishes: { times: [moved] } };
      await test.send('POST', `/member/counsels/${counsel}/reschedule`, asked, desk.asMember);
      const { version } = await test.data(`/staff/counsels/${counsel}`, desk.asStaff);
      expect((await change(version, { state, appointment: moved })).status).toBe(200);
      expect(await kinds()).toEqual(['MOVED', 'REMINDER_DAY', 'CHANGE', 'CHANGE']);
      expect(await named()).toEqual([moved, null, moved, null]);
      // Time passes, but no visit took place at the former appointment.
      test.now = new Date('2026-11-25T06:00:00.000Z');
      expect(await named()).toEqual([moved, null, moved, null]);
      const { version: present } = await test.data(`/staff/counsels/${counsel}`, desk.asStaff);
      await change(present, { state: 'CANCELED', reason: '휴진' });
      test.now = new Date('2026-11-26T06:00:00.000Z');
      expect(await named()).toEqual([null, null, null, null, null]);
    });

    it('AMB-101 further pages begin after the last notice that the page has', async () => {
      for (let i = 0; i < 5; i += 1) {
        await say('안녕하세요');
        await test.send('POST', `/member/counsels/${counsel}/read`, { until: 9 }, desk.asMember);
      }
      const first = await listed('?limit=2');
      const second = await listed(`?limit=2&after=${first.data[1].id}`);
      const third = await listed(`?limit=2&after=${second.data[1].id}`);
      const ids = [first, second, third].flatMap(({ data }) =>
        data.map((each: { id: string }) => each.id),
      );
      expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
      expect(ids).toEqual(ids.toSorted().reverse());
    });

    it('a member marks notices as seen: all up to one, or those of a counsel by opening it', async () => {
      await say('하나');
      const [{ id: until }] = (await listed()).data;
      await confirm();
      await test.send('POST', '/member/notices/read', { until }, desk.asMember);
      expect(await listed()).toMatchObject({
        hasNews: true,
        data: [{ isNew: true }, { isNew: false }],
      });
      await test.get(`/member/counsels/${counsel}`, desk.asMember);
      expect(await listed()).toMatchObject({ hasNews: false, data: [{ isNew: false }, {}] });
    });

    it('a notice of a move stays new if the counsel was read before the move, or only its messages were', async () => {
      await say('하나');
      const { query } = test.db;
      const asked = vi.spyOn(test.db, 'query').mockImplementation(async (sql, ...rest) => {
        if (sql.includes('update notice set seen_at')) {
          asked.mockRestore();
          await confirm();
        }
        return query(sql, ...rest) as never;
      });
      const { state } = await test.data(`/member/counsels/${counsel}`, desk.asMember);
      const [{ isNew }] = (await listed()).data;
      expect([state, isNew]).toEqual(['CLINIC_CONFIRMED', false]);
      await say('둘');
      test.later(SECOND_MS);
      await change(2, { state: 'CANCELED', reason: '휴진' });
      await test.send('POST', `/member/counsels/${counsel}/read`, { until: 2 }, desk.asMember);
      const news = (await listed()).data.map((notice: { isNew: boolean }) => notice.isNew);
      expect(news).toEqual([true, false, false]);
    });

    it('notices that a member switched off are not sent, but the notices page and the console list them', async () => {
      expect((await choose('messages', false)).status).toBe(200);
      const { body } = await test.get('/member/notice-choices', desk.asMember);
      expect(body).toEqual({
        data: { channels: ['LINE'], off: [{ channel: 'LINE', topic: 'messages' }] },
      });
      await say('하나');
      await confirm();
      await deliver();
      expect(receiver.received).toHaveLength(1);
      expect(await kinds()).toEqual(['CHANGE', 'MESSAGE']);
      expect((await test.get('/staff/outbox', desk.asStaff)).body).toMatchObject({
        data: [
          { channel: 'LINE', state: 'SENT' },
          { channel: 'LINE', state: 'SHOWN' },
        ],
      });
      await choose('messages', true);
      const { body: after } = await test.get('/member/notice-choices', desk.asMember);
      expect(after).toMatchObject({ data: { off: [] } });
    });

    it('my page offers the channels by which the member can be reached', async () => {
      const { body } = await test.get('/member/notice-choices', asMember(other));
      expect(body).toEqual({ data: { channels: [], off: [] } });
    });
  });

  describe('at night', () => {
    it('a notice waits until eight, unless the member has just written', async () => {
      test.now = new Date('2026-11-20T21:10:00+09:00');
      await confirm();
      await deliver();
      expect(receiver.received).toHaveLength(0);
      expect(await kinds()).toEqual(['CHANGE']);
      test.now = new Date('2026-11-21T08:00:00+09:00');
      await deliver();
      expect(receiver.received).toHaveLength(1);
    });

    it('an answer leaves at once, and takes with it what waited for the morning', async () => {
      test.now = new Date('2026-11-20T21:10:00+09:00');
      await confirm();
      test.now = new Date('2026-11-20T22:00:00+09:00');
      await test.send('POST', `/member/counsels/${counsel}/messages`, { text: '?' }, desk.asMember);
      test.now = new Date('2026-11-20T22:30:00+09:00');
      await say('네');
      await deliver();
      const texts = receiver.received.map(({ body }) => Object(body).messages[0].text.slice(0, 6));
      expect(texts).toEqual(['상담 상태가', '새 메시지가']);
    });
  });

  describe('at night, an answer to what the member has just written leaves at once', () => {
    const at = (clock: string) => {
      test.now = new Date(`2026-11-20T${clock}+09:00`);
    };
    const ask = () =>
      test.send('POST', `/member/counsels/${counsel}/messages`, { text: '?' }, desk.asMember);

    it('also when the member has not read the message before, whose notice waits for the morning', async () => {
      at('22:00:00');
      await say('하나');
      at('22:10:00');
      await ask();
      at('22:20:00');
      await say('답');
      await deliver();
      expect(receiver.received).toHaveLength(1);
      at('22:21:00');
      await say('하나 더');
      await deliver();
      expect(receiver.received).toHaveLength(1);
    });

    it('also when an earlier notice could not be sent before the night and waits for the morning', async () => {
      at('20:59:55');
      await confirm();
      receiver.answerWith(500);
      await deliver();
      receiver.answerWith(200);
      receiver.received.length = 0;
      at('22:10:00');
      await ask();
      at('22:20:00');
      await say('답');
      await deliver();
      const texts = receiver.received.map(({ body }) => Object(body).messages[0].text.slice(0, 6));
      expect(texts).toEqual(['상담 상태가', '새 메시지가']);
    });

    it('but a delivery that a process is sending is not sent by another one, too', async () => {
      at('22:00:00');
      await say('하나');
      const claimed = `update outbox set attempts = 1, due_at = $1 returning id`;
      const until = claimedUntil(lineChannel, test.now);
      expect(await test.db.query(claimed, [until])).toHaveLength(1);
      await ask();
      await say('답');
      await deliver();
      expect(receiver.received).toEqual([]);
    });
  });

  describe('protects', () => {
    it('notices of others: a member sees and marks only the own ones', async () => {
      await confirm();
      const [{ id: until }] = (await listed()).data;
      expect(await listed('', other)).toEqual({ data: [], hasNews: false });
      await test.send('POST', '/member/notices/read', { until }, asMember(other));
      expect(await listed()).toMatchObject({ hasNews: true });
    });

    it('from old news: a message that was read meanwhile is not sent', async () => {
      await say('하나');
      await test.send('POST', `/member/counsels/${counsel}/read`, { until: 1 }, desk.asMember);
      await deliver();
      expect(receiver.received).toEqual([]);
    });
  });
});
