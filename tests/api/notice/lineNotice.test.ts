import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINE_READING_VERSION } from '../../../contract/plain/consent.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import type { CounselRow } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const HOUR = 60 * 60 * 1_000;
const ANSWER = '부기는 사흘이면 빠져요';
const [FIRST, SECOND] = ['2026-12-10T05:00:00.000Z', '2026-12-11T01:30:00.000Z'];

forOneEngine((_engine, open) => {
  let chat: LineChat;
  let me: string;
  let staff: StaffSession;
  let counsel: CounselRow;

  beforeAll(async () => {
    chat = await openLineChat({ db: await open() });
  });
  beforeEach(async () => {
    const world = await chat.begin('ko');
    me = world.me;
    staff = await aStaff(chat.db, { clinic_id: world.clinicId });
    counsel = await world.booked({ created_at: chat.now() });
  });

  const reading = async () =>
    Object((await chat.get('/member/line-reading', asMember(me))).body).data;
  const choose = (agreed: boolean, memberId = me) =>
    chat.ask(
      'POST',
      '/member/line-reading',
      { agreed, version: LINE_READING_VERSION, language: 'ko' },
      asMember(memberId),
    );
  const write = async (text = ANSWER) => {
    const path = `/staff/counsels/${counsel.id}/messages`;
    expect((await chat.ask('POST', path, { text }, asking(staff))).status).toBe(200);
    await chat.deliver();
  };
  const atMessages = async () => {
    const path = `/staff/counsels/${counsel.id}/messages`;
    return Object((await chat.get(path, asking(staff))).body).line;
  };
  const outbox = async () => Object((await chat.get('/staff/outbox', asking(staff))).body).data;

  describe('the text of a message leaves the app', () => {
    it('AMB-110 never without the consent: a notice with a link is sent', async () => {
      await write();
      expect(chat.pushed()).toEqual([
        `새 메시지가 도착했어요.\nhttps://example.com/counsel/${counsel.id}`,
      ]);
      expect(await atMessages()).toEqual([{ number: 1, state: 'TOLD' }]);
    });

    it('AMB-110 after the member agreed to read in LINE, with each message and the code', async () => {
      expect(await reading()).toEqual({
        isOffered: true,
        isBlocked: false,
        isFriend: false,
        agreed: null,
      });
      expect((await choose(true)).status).toBe(200);
      expect((await reading()).agreed).toEqual({
        version: LINE_READING_VERSION,
        language: 'ko',
        at: chat.now().toISOString(),
      });
      await write();
      await write('내일 뵐게요');
      expect(chat.pushed()).toEqual([
        `${ANSWER}\n\n${counsel.code}\nhttps://example.com/counsel/${counsel.id}`,
        expect.stringMatching(/^내일 뵐게요\n/),
      ]);
      expect(await atMessages()).toEqual([
        { number: 2, state: 'SENT' },
        { number: 1, state: 'SENT' },
      ]);
      const rows = JSON.stringify(await chat.db.query('select * from outbox'));
      expect(rows).not.toContain(ANSWER);
    });

    it('only until the member ends reading in LINE, or withdraws all consents', async () => {
      // A press that is repeated adds no answer to the export below.
      await Promise.all([choose(true), choose(true)]);
      await choose(false);
      await choose(false);
      expect((await reading()).agreed).toBeNull();
      await write();
      await choose(true);
      const wish = { counsels: 'keep' };
      await chat.ask('POST', '/member/consents/withdrawal', wish, asMember(me));
      expect((await reading()).agreed).toBeNull();
      chat.clock.time += HOUR + 1;
      await write();
      expect(chat.pushed().filter((text) => text.includes(ANSWER))).toEqual([]);
      const { body } = await chat.get('/member/export', asMember(me));
      const answers = Object(body).data.consents.filter(
        ({ purpose }: { purpose: string }) => purpose === 'line',
      );
      expect(answers.map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([
        true,
        false,
        true,
        false,
      ]);
    });

    it('no message in the app requires this consent, and members without LINE cannot give it', async () => {
      const other = (await aConsentingMember(chat.db, counsel.clinic_id)).id;
      expect(await choose(true, other)).toMatchObject({ body: { code: 'not_allowed_now' } });
      const path = `/member/counsels/${counsel.id}/messages`;
      expect((await chat.ask('POST', path, { text: '네' }, asMember(me))).status).toBe(200);
    });
  });

  describe('staff see at the message what LINE did with it', () => {
    it('the quota of the month is used up: the message is not sent again', async () => {
      chat.line.state.pushStatus = 429;
      chat.line.state.quota = { limit: 200, used: 200 };
      await write();
      expect(await atMessages()).toEqual([{ number: 1, state: 'QUOTA' }]);
      expect(await outbox()).toMatchObject([
        { state: 'FAILED', problem: 'monthly quota used up', attempts: 1 },
      ]);
    });

    it('too many calls: the message is sent again later, and given up before LINE forgets the key', async () => {
      chat.line.state.pushStatus = 429;
      await write();
      expect(await atMessages()).toEqual([{ number: 1, state: 'LATER' }]);
      chat.line.state.pushStatus = 200;
      chat.clock.time += 10_000;
      await chat.deliver();
      expect(await atMessages()).toEqual([{ number: 1, state: 'TOLD' }]);
      chat.line.state.pushStatus = 500;
      chat.clock.time += 2 * HOUR;
      await write();
      chat.clock.time += 23 * HOUR + 1;
      await chat.deliver();
      expect(await atMessages()).toMatchObject([{ number: 2, state: 'FAILED' }, {}]);
    });

    it('nothing, when the member reads the message before the next try, or switches the topic off', async () => {
      const waits = async (number: number) => {
        chat.line.state.pushStatus = 500;
        await write();
        expect((await atMessages())[0]).toEqual({ number, state: 'LATER' });
        chat.line.state.pushStatus = 200;
        chat.clock.time += 10_000;
      };
      const path = `/member/counsels/${counsel.id}/read`;
      await waits(1);
      await chat.ask('POST', path, { until: 1 }, asMember(me));
      await chat.deliver();
      expect(await outbox()).toMatchObject([{ state: 'DROPPED' }]);
      expect(await atMessages()).toEqual([]);
      chat.clock.time += HOUR;
      await waits(2);
      await chat.db.query("insert into notice_off values ($1, 'LINE', 'messages')", [me]);
      const told = "select 1 from change where kind = 'message' and audience = 'clinic'";
      const before = await chat.db.query(told);
      await chat.deliver();
      expect((await outbox())[0]).toMatchObject({ state: 'SHOWN' });
      expect(await atMessages()).toEqual([]);
      expect(await chat.db.query(told)).toHaveLength(before.length + 1);
    });

    it('that it failed, when the server cannot even begin the last try', async () => {
      chat.line.state.pushStatus = 500;
      await write();
      await chat.db.query("update outbox set created_at = created_at - interval '1 day'");
      // Reading whom to tell fails, so LINE is not asked.
      chat.clock.time += 10_000;
      await chat.db.query('alter table member_identity rename to member_identity_away');
      await chat.deliver();
      await chat.db.query('alter table member_identity_away rename to member_identity');
      expect(await outbox()).toMatchObject([{ state: 'FAILED', problem: 'not sent' }]);
      expect(await atMessages()).toEqual([{ number: 1, state: 'FAILED' }]);
    });

    it('that the member blocked the account, and nothing new for a member without LINE', async () => {
      await chat.send({ type: 'follow' });
      await chat.handleEvent();
      expect(await reading()).toMatchObject({ isBlocked: false, isFriend: true });
      await chat.send({ type: 'unfollow' });
      await chat.handleEvent();
      await write();
      expect(await atMessages()).toEqual([{ number: 1, state: 'BLOCKED' }]);
      expect(await reading()).toMatchObject({ isOffered: true, isBlocked: true, isFriend: false });
      await chat.db.query('delete from member_identity');
      chat.clock.time += HOUR + 1;
      await write();
      expect(await atMessages()).toEqual([{ number: 1, state: 'BLOCKED' }]);
      expect(chat.line.pushes).toEqual([]);
    });
  });

  describe('AMB-18 a proposed time is accepted by a button in LINE', () => {
    const propose = async (times: readonly string[]) => {
      const { version } = Object(
        (await chat.get(`/staff/counsels/${counsel.id}`, asking(staff))).body,
      ).data;
      const form = { version, times };
      await chat.ask('POST', `/staff/counsels/${counsel.id}/proposals`, form, asking(staff));
      await chat.deliver();
      return chat.line.pushes.at(-1)?.message;
    };
    const dataOf = async (times: readonly string[], index = 0) =>
      (await propose(times))?.template?.actions[index]?.data ?? '';
    const stateOf = async () =>
      Object((await chat.get(`/member/counsels/${counsel.id}`, asMember(me))).body).data.state;
    const replied = () => chat.replied().at(-1);

    it('one press makes the appointment and the answer names its time; a second press gets the same answer', async () => {
      const message = await propose([FIRST, SECOND]);
      expect(message?.altText).toBe(
        `예약 시간을 제안받았어요. 확인해주세요.\nhttps://example.com/counsel/${counsel.id}`,
      );
      const actions = message?.template?.actions ?? [];
      expect(actions.map(({ label }) => label)).toEqual([
        '12월 10일(목) 오후 2:00',
        '12월 11일(금) 오전 10:30',
        '앱에서 보기',
      ]);
      for (const _ of [1, 2]) {
        await chat.press(actions[0]?.data ?? '');
        expect(await stateOf()).toBe('CONSULTATION_APPOINTMENT_CONFIRMED');
        expect(replied()).toBe('예약이 확정됐어요: 12월 10일(목) 오후 2:00 (한국 시간)');
      }
      await chat.press(actions[1]?.data ?? '');
      expect(replied()).toMatch(/^그 시간은 이제 고를 수 없어요/);
    });

    it.each([
      ['is not sent when none of its times is open any more', [], ['DROPPED']],
      ['is sent while one of its times is open', [FIRST], ['SENT']],
    ])('a proposal that waited for the morning %s', async (_, others, states) => {
      chat.clock.time = Date.parse('2026-11-20T22:00:00+09:00');
      await propose(['2026-11-20T22:30:00.000Z', ...others]);
      chat.clock.time = Date.parse('2026-11-21T08:00:00+09:00');
      await chat.deliver();
      expect(await outbox()).toMatchObject(states.map((state) => ({ state })));
    });

    it('a press that is late, wrong, or by another person gets a clear answer and changes nothing', async () => {
      const late = await dataOf([FIRST]);
      await propose([SECOND]);
      await chat.press(late);
      expect(replied()).toMatch(/^그 시간은 이제 고를 수 없어요/);
      const passed = await dataOf([FIRST]);
      chat.clock.time = Date.parse(FIRST) + HOUR;
      await chat.press(passed);
      expect(replied()).toMatch(/^그 시간은 이제 고를 수 없어요/);
      await chat.press('something else');
      expect(replied()).toMatch(/^이 버튼은 이제 쓸 수 없어요/);
      chat.clock.time = Date.parse('2026-11-20T03:00:00Z');
      const data = await dataOf([FIRST]);
      const other = (await aConsentingMember(chat.db, counsel.clinic_id)).id;
      await chat.link(other, 'U2');
      await chat.press(data, { user: 'U2' });
      expect(replied()).toMatch(/^그 시간은 이제 고를 수 없어요/);
      await chat.db.query('delete from member_consent where member_id = $1', [me]);
      await chat.press(data);
      expect(replied()).toMatch(/^동의가 필요해서/);
      expect(await stateOf()).toBe('CLINIC_CONFIRMED');
    });
  });
});
