import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealTexts } from '../../../server/crypto/texts.ts';
import { addressPlace } from '../../../server/domain/email/emailSql.ts';
import { insertLineReading } from '../../../server/domain/lineReading/lineReadingSql.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const MESSAGE = '새 메시지가 도착했어요.';
const MOVED = '예약 일시가 바뀌었어요. 확인해주세요.';
const CONFIRMED = '상담 상태가 바뀌었어요: 상담 예약 확정';
const PROPOSED = '예약 시간을 제안받았어요. 확인해주세요.';
const APPOINTMENT = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const [FIRST, SECOND, THIRD] = ['10', '11', '12'].map((day) => `2026-12-${day}T05:00:00.000Z`);

forOneEngine((_engine, open) => {
  let chat: LineChat;
  let me: string;
  let staff: StaffSession;
  let counsel: string;

  beforeAll(async () => {
    chat = await openLineChat({ db: await open() });
  });
  beforeEach(async () => {
    const world = await chat.begin('ko');
    me = world.me;
    staff = await aStaff(chat.db, { clinic_id: world.clinicId });
    counsel = (await world.booked({ state: 'CLINIC_CONFIRMED' })).id;
    const texts = await sealTexts(chat.db, chat.context.memberKeys, me);
    const sealed = texts.seal('me@example.com', addressPlace(me));
    await chat.db.query('insert into email values ($1, $2, now())', [me, sealed]);
  });

  /** A day of November and a time of the clock in Seoul. */
  const at = (moment: string) => {
    chat.clock.time = Date.parse(`2026-11-${moment}:00+09:00`);
  };
  const deliver = async (moment: string) => {
    at(moment);
    await chat.deliver();
  };
  const byStaff = async (method: string, path: string, form?: object) => {
    const { version } = Object(
      (await chat.get(`/staff/counsels/${counsel}`, asking(staff))).body,
    ).data;
    const whole = `/staff/counsels/${counsel}${path}`;
    const { status } = await chat.ask(method, whole, { version, ...form }, asking(staff));
    expect(status).toBe(200);
  };
  const say = async (text: string, moment: string) => {
    at(moment);
    const path = `/staff/counsels/${counsel}/messages`;
    expect((await chat.ask('POST', path, { text }, asking(staff))).status).toBe(200);
  };
  const read = (until: number) =>
    chat.ask('POST', `/member/counsels/${counsel}/read`, { until }, asMember(me));
  const readInLine = () =>
    insertLineReading(chat.db, {
      memberId: me,
      agreed: true,
      version: '1',
      language: 'ko',
      at: chat.now(),
    });
  const told = () =>
    chat.line.pushes.map(({ message }) => (message.text ?? message.altText)?.split('\n')[0]);
  const mails = async () =>
    (await chat.db.query("select 1 from outbox where channel = 'EMAIL'")).length;

  describe('AMB-110 a member is told of new messages', () => {
    it('once in the morning, however many came at night, and then an hour later', async () => {
      await say('하나', '20T21:10');
      await say('둘', '20T22:20');
      await say('셋', '20T23:25');
      await deliver('21T08:00');
      expect(told()).toEqual([MESSAGE]);
      await say('넷', '21T08:05');
      await deliver('21T08:06');
      expect(told()).toEqual([MESSAGE]);
      await say('다섯', '21T09:01');
      await deliver('21T09:01');
      expect(told()).toEqual([MESSAGE, MESSAGE]);
    });

    it('an hour later by e-mail, also while LINE fails; LINE then gets one notice', async () => {
      chat.line.state.pushStatus = 500;
      await say('하나', '20T10:00');
      await deliver('20T10:00');
      await say('둘', '20T11:30');
      expect(await mails()).toBe(2);
      chat.line.state.pushStatus = 200;
      await deliver('20T13:00');
      expect(told()).toEqual([MESSAGE]);
    });

    it('an hour later also while the only channel fails', async () => {
      await chat.db.query('delete from email where member_id = $1', [me]);
      chat.line.state.pushStatus = 500;
      await say('하나', '20T10:00');
      await deliver('20T10:00');
      await say('둘', '20T10:30');
      await deliver('20T11:20');
      await say('셋', '20T11:30');
      const rows = await chat.db.query("select 1 from outbox where channel = 'LINE'");
      expect(rows).toHaveLength(2);
      chat.line.state.pushStatus = 200;
      await deliver('20T13:00');
      expect(told()).toEqual([MESSAGE]);
    });

    it('also of one that came while the member was reading the one before', async () => {
      await say('하나', '20T21:10');
      await say('둘', '20T21:11');
      await read(1);
      await deliver('21T08:00');
      expect(told()).toEqual([MESSAGE]);
    });
  });

  describe('a member who reads in LINE', () => {
    beforeEach(readInLine);

    it('gets each message there, and by other channels one notice an hour', async () => {
      for (const minute of ['00', '20', '40']) {
        await say(minute, `20T10:${minute}`);
        await deliver(`20T10:${minute}`);
      }
      expect([told(), await mails()]).toEqual([['00', '20', '40'], 1]);
      await say('더', '20T11:01');
      await deliver('20T11:01');
      expect([told().length, await mails()]).toEqual([4, 2]);
    });

    it('gets in the morning each message of the night, but none that was read in the evening', async () => {
      await say('하나', '20T22:00');
      await read(1);
      await say('둘', '20T22:06');
      await say('셋', '20T22:07');
      await deliver('21T08:00');
      expect(told()).toEqual(['둘', '셋']);
    });
  });

  describe('in the morning a member is told once', () => {
    const move = (appointment: string | undefined) =>
      byStaff('PATCH', '', { state: APPOINTMENT, appointment });
    const askToMove = async (from: string | undefined, to: string | undefined) => {
      const form = { appointmentAt: from, wishes: { times: [to] } };
      const path = `/member/counsels/${counsel}/reschedule`;
      expect((await chat.ask('POST', path, form, asMember(me))).status).toBe(200);
    };
    const propose = (...times: (string | undefined)[]) => byStaff('POST', '/proposals', { times });

    it('of proposed times that staff replaced at night', async () => {
      at('20T21:30');
      await propose(FIRST, SECOND);
      at('20T21:35');
      await propose(FIRST, THIRD);
      await deliver('21T08:00');
      expect(told()).toEqual([PROPOSED]);
    });

    it('of an appointment that was confirmed, withdrawn and confirmed again', async () => {
      at('20T21:30');
      await move(FIRST);
      await byStaff('PATCH', '', { state: 'CLINIC_CONFIRMED', reason: '착오' });
      await move(FIRST);
      await deliver('21T08:00');
      expect(told()).toEqual([CONFIRMED]);
    });

    it('of an appointment that was moved twice', async () => {
      await move(FIRST);
      await deliver('20T12:00');
      await askToMove(FIRST, SECOND);
      at('20T21:30');
      await move(SECOND);
      await askToMove(SECOND, THIRD);
      at('20T22:40');
      await move(THIRD);
      await deliver('21T08:00');
      expect(told()).toEqual([CONFIRMED, MOVED]);
    });
  });
});
