import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldAnswers } from '../../../server/http/answer/answerOnce.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import type { Answer } from '../../support/app/testApp.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const HOUR = 60 * 60 * 1_000;
const SECRET = '수술 뒤에 부기가 심해요';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: new Date('2026-11-20T03:00:00Z') });
  const desk = deskWorld(test, { member: { language: 'ja' } });
  let id: string;

  beforeEach(async () => {
    id = await desk.counsel({ language: 'ja', code: 'K7M3QA' });
  });

  const headersOf = (who: string | StaffSession) =>
    typeof who === 'string' ? asMember(who) : asking(who);
  const pathOf = (who: string | StaffSession, rest: string) =>
    `/${typeof who === 'string' ? 'member' : 'staff'}/counsels/${id}/${rest}`;
  const write = (who: string | StaffSession, body: object, key?: string): Promise<Answer> =>
    test.send('POST', pathOf(who, 'messages'), body, {
      ...headersOf(who),
      ...(key && { 'Idempotency-Key': key }),
    });
  const say = (who: string | StaffSession, text: string, key?: string) => write(who, { text }, key);
  const thread = async (who: string | StaffSession, query = '') =>
    Object((await test.get(pathOf(who, `messages${query}`), headersOf(who))).body);
  const markRead = (who: string | StaffSession, until: number) =>
    test.send('POST', pathOf(who, 'read'), { until }, headersOf(who));
  const cardOf = async () => (await test.data('/member/counsels', desk.asMember)).data[0];
  const inbox = async (query = '') =>
    Object((await test.get(`/staff/counsels${query}`, desk.asStaff)).body);
  const records = (action: string) =>
    test.db.query<{ detail: string; subject_ids: string[]; staff_id: string }>(
      'select detail, subject_ids, staff_id from access_record where action = $1 order by position',
      [action],
    );
  const notices = () =>
    test.db.query<{ channel: string; text: string; link: string }>(
      'select channel, text, link from outbox order by id',
    );

  describe('the thread of a counsel', () => {
    it('has what both sides wrote, in order, and members do not see which account wrote', async () => {
      const first = await say(desk.me, SECRET);
      expect(first).toMatchObject({
        status: 200,
        body: { data: { number: 1, by: 'member', text: SECRET, photos: [] } },
      });
      expect((await say(desk.staff, '사진을 보내 주세요')).body).toMatchObject({
        data: { number: 2, by: 'staff', staff: 'front.desk' },
      });
      const mine = await thread(desk.me);
      expect(mine).toMatchObject({
        data: [{ text: SECRET }, { by: 'staff', text: '사진을 보내 주세요' }],
        last: 2,
        read: { member: 0, staff: 0 },
      });
      expect(Object.keys(mine.data[1])).not.toContain('staff');
      expect(await thread(desk.staff)).toMatchObject({ data: [{ staff: null }, {}], last: 2 });
      expect(await thread(desk.me, '?after=1')).toMatchObject({ data: [{ number: 2 }] });
      expect(await thread(desk.me, '?after=2')).toMatchObject({ data: [], last: 2 });
    });

    it('refuses an empty message, one of 2,001 letters and six photos', async () => {
      const photo = { url: 'x', path: 'x', name: 'x', type: 'image/jpeg', size: 1, hash: '' };
      for (const body of [
        { text: ' \n' },
        { text: 'a'.repeat(2_001) },
        { text: '', photos: Array(6).fill(photo) },
        { text: 'a', photos: [photo] },
      ]) {
        expect(await write(desk.me, body)).toMatchObject({ status: 400 });
      }
      expect((await say(desk.me, 'a'.repeat(2_000))).status).toBe(200);
    });

    it('refuses a member who has withdrawn the consent', async () => {
      await test.db.query('delete from member_consent');
      expect(await say(desk.me, SECRET)).toMatchObject({ body: { code: 'consent_required' } });
    });

    it('shows each side what it has not read yet', async () => {
      await say(desk.staff, '안녕하세요');
      await say(desk.staff, '언제가 좋으세요?');
      await say(desk.me, '내일요');
      expect(await cardOf()).toMatchObject({ unread: 2, changed: false });
      const list = await test.get('/member/counsels', desk.asMember);
      expect(Object(list.body).data.hasNews).toBe(true);
      expect(await inbox('?unread=yes')).toMatchObject({ data: [{ unread: 1 }], total: 1 });

      expect((await markRead(desk.me, 1)).status).toBe(200);
      expect(await cardOf()).toMatchObject({ unread: 1 });
      await markRead(desk.me, 99);
      await markRead(desk.me, 1);
      expect(await cardOf()).toMatchObject({ unread: 0 });
      await markRead(desk.staff, 3);
      expect(await inbox('?unread=yes')).toMatchObject({ data: [], total: 0 });
      expect(await inbox()).toMatchObject({ data: [{ unread: 0 }], total: 1 });
      expect(await thread(desk.me)).toMatchObject({ read: { member: 3, staff: 3 } });
    });

    it('the clinic reads how many messages and counsels wait for it, without an entry in the access record', async () => {
      const news = () => test.data('/staff/news', desk.asStaff);
      await aCounsel(test.db, { state: 'AWAITING_CLINIC_CONFIRMATION' });
      await desk.counsel({ state: 'CANCELED' });
      expect(await news()).toEqual({ unread: 0, waiting: 1, asking: 0, mark: null });
      await say(desk.me, SECRET);
      await say(desk.me, SECRET);
      expect(await news()).toEqual({ unread: 2, waiting: 1, asking: 0, mark: null });
      await test.send('POST', `/staff/counsels/${id}/read`, { until: 1 }, desk.asStaff);
      await test.db.query("update counsel set state = 'CLINIC_CONFIRMED' where id = $1", [id]);
      expect(await news()).toEqual({ unread: 1, waiting: 0, asking: 0, mark: null });
      expect(await test.db.query('select action from access_record')).toEqual([]);
    });

    it(
      '20 with one key at once are one message, and all get the same answer',
      inRounds,
      async () => {
        for (const who of [desk.me, desk.staff]) {
          const answers = await Promise.all(
            Array.from({ length: 20 }, () => say(who, SECRET, 'one')),
          );
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
          expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        }
        expect(await thread(desk.me)).toMatchObject({
          data: [{ number: 1 }, { number: 2 }],
          last: 2,
        });
        expect((await say(desk.me, '다른 글', 'one')).status).toBe(422);
      },
    );

    it('a message is written once, also when its sender repeats it after a week', async () => {
      for (const who of [desk.me, desk.staff]) {
        const first = await say(who, '한 번만', 'key-of-a-draft');
        test.later(7 * 24 * HOUR);
        await deleteOldAnswers(test.db, test.now);
        expect((await say(who, '한 번만', 'key-of-a-draft')).body).toEqual(first.body);
        expect(await say(who, '다른 글', 'key-of-a-draft')).toMatchObject({
          status: 422,
          body: { code: 'idempotency_mismatch' },
        });
      }
      expect(await thread(desk.me)).toMatchObject({
        data: [{ number: 1 }, { number: 2 }],
        last: 2,
      });
      expect(await records('MESSAGE_SENT')).toHaveLength(1);
    });

    it('both sides at once: no message is lost, and each has its number', inRounds, async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => say(n % 2 ? desk.me : desk.staff, `${n}`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const { data, last } = await thread(desk.me);
      expect(last).toBe(20);
      expect(data.map(({ number }: { number: number }) => number)).toEqual(
        Array.from({ length: 20 }, (_, n) => n + 1),
      );
    });
  });

  describe('protects', () => {
    it('texts are sealed, also in stored answers, and erased with the member', async () => {
      await say(desk.me, SECRET, 'a');
      await say(desk.staff, SECRET, 'b');
      for (const table of ['message', 'idempotency_key', 'staff_idempotency_key', 'outbox']) {
        const rows = await test.db.query(`select * from ${table}`);
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toContain(SECRET);
      }
      const exported = await test.data('/member/export', desk.asMember);
      expect(exported.messages).toMatchObject([
        { number: 1, by: 'member', text: SECRET, counsel_id: id },
        { number: 2, by: 'staff', text: SECRET },
      ]);
      // A text opens at its own place only.
      await test.db.query(
        `update message set text_sealed = (select text_sealed from message where number = 1)
         where number = 2`,
      );
      const [, moved] = (await thread(desk.me)).data;
      expect(moved.text).not.toBe(SECRET);

      await test.send('DELETE', `/member/${desk.me}`, undefined, desk.asMember);
      expect(await test.db.query('select 1 from message')).toEqual([]);
      expect((await test.get(pathOf(desk.staff, 'messages'), desk.asStaff)).status).toBe(404);
    });

    it('ROLE-07 the counsel of another member or clinic looks like a missing one', async () => {
      await say(desk.me, SECRET);
      const other = (await aConsentingMember(test.db, desk.clinicId)).id;
      const colleague = await aStaff(test.db, { role: 'CLINIC' });
      for (const who of [other, colleague]) {
        expect((await test.get(pathOf(who, 'messages'), headersOf(who))).status).toBe(404);
        expect((await say(who, 'x')).status).toBe(404);
        expect((await markRead(who, 1)).status).toBe(404);
      }
      expect(await thread(desk.me)).toMatchObject({ last: 1, read: { staff: 0 } });
    });

    it('records readings by staff, not polls without messages', async () => {
      await say(desk.me, SECRET);
      await thread(desk.staff);
      await thread(desk.staff, '?after=1');
      expect(await records('MESSAGES_READ')).toMatchObject([{ detail: '', subject_ids: [id] }]);
      await say(desk.staff, '네');
      expect(await records('MESSAGE_SENT')).toMatchObject([{ subject_ids: [id] }]);
    });

    it('an operator reads with a reason that is recorded, and does not take part', async () => {
      await say(desk.me, SECRET);
      const refused = { status: 403, body: { code: 'forbidden' } };
      const path = pathOf(desk.operator, 'messages');
      expect(await test.get(path, desk.asOperator)).toMatchObject(refused);
      expect(await say(desk.operator, 'x')).toMatchObject(refused);
      expect(await markRead(desk.operator, 1)).toMatchObject(refused);
      expect(await thread(desk.operator, '?reason=COMPLAINT')).toMatchObject({ data: [{}] });
      expect(await records('MESSAGES_READ')).toMatchObject([
        { detail: 'COMPLAINT', staff_id: desk.operator.staffId },
      ]);
      expect(await thread(desk.me)).toMatchObject({ read: { staff: 0 } });
    });
  });

  describe('the other side is told', () => {
    it('AMB-110 at most once an hour until it reads, without any word of the message', async () => {
      await say(desk.staff, SECRET);
      await say(desk.staff, SECRET);
      await say(desk.me, SECRET);
      expect(await notices()).toEqual([
        {
          channel: 'LINE',
          text: '新しいメッセージが届きました。',
          link: `/counsel/${id}?lang=ja`,
        },
        {
          channel: 'STAFF',
          text: '회원이 메시지를 보냈어요 (K7M3QA)',
          link: `/console/counsels/${id}`,
        },
      ]);
      test.later(HOUR + 1);
      await say(desk.staff, SECRET);
      expect(await notices()).toHaveLength(3);
      await markRead(desk.me, 4);
      await say(desk.staff, SECRET);
      expect(await notices()).toHaveLength(4);
    });
  });
});
