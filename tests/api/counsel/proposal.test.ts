import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { inRounds } from '../../support/app/proof.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forRacingCalls } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const TIMES = ['2026-12-10T05:00:00.000Z', '2026-12-11T01:30:00.000Z'];
const [FIRST = '', SECOND = ''] = TIMES;

forRacingCalls((_engine, open) => {
  let test: TestApp;
  let now = NOW;
  let me: string;
  let clinicId: string;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = NOW;
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinicId)).id;
    staff = await aStaff(test.db, { user_id: 'front.desk', role: 'CLINIC', clinic_id: clinicId });
  });

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const aWaiting = async (given: Parameters<typeof aCounsel>[1] = {}) =>
    (
      await aCounsel(test.db, {
        member_id: me,
        clinic_id: clinicId,
        created_at: new Date(NOW.getTime() - 3_600_000),
        ...given,
      })
    ).id;
  const mine = async (id: string) =>
    Object((await test.get(`/member/counsels/${id}`, asMember(me))).body).data;
  const atDesk = async (id: string) =>
    Object((await test.get(`/staff/counsels/${id}`, asking(staff))).body).data;
  const hasNews = async () =>
    Object((await test.get('/member/counsels', asMember(me))).body).data.hasNews === true;
  const propose = async (id: string, times: readonly string[] = TIMES, key?: string) => {
    const { version } = await atDesk(id);
    return test.send(
      'POST',
      `/staff/counsels/${id}/proposals`,
      { version, times },
      { ...asking(staff), ...(key && { 'Idempotency-Key': key }) },
    );
  };
  const withdraw = (id: string) =>
    test.send('DELETE', `/staff/counsels/${id}/proposals`, undefined, asking(staff));
  const change = async (id: string, body: object) => {
    const { version } = await atDesk(id);
    return test.send('PATCH', `/staff/counsels/${id}`, { version, ...body }, asking(staff));
  };
  const accept = (id: string, proposalId: string, key?: string, memberId = me) =>
    test.send('POST', `/member/counsels/${id}/proposals/${proposalId}/accept`, undefined, {
      ...asMember(memberId),
      ...(key && { 'Idempotency-Key': key }),
    });
  const proposed = async (times: readonly string[] = TIMES) => {
    const id = await aWaiting();
    const { proposals } = Object((await propose(id, times)).body).data;
    return { id, ids: proposals.map((each: { id: string }) => each.id) as string[] };
  };
  const notices = async () =>
    (await test.db.query<{ text: string }>('select text from outbox order by id')).map(
      ({ text }) => text,
    );

  describe('staff propose times', () => {
    it('so a waiting counsel is confirmed; both sides see the times, and the member is told once', async () => {
      const id = await aWaiting();
      const { status, body } = await propose(id);
      const shown = TIMES.map((at) => ({ id: expect.any(String), at }));
      expect({ status, data: Object(body).data }).toMatchObject({
        status: 200,
        data: { state: 'CLINIC_CONFIRMED', proposals: shown },
      });
      expect(await hasNews()).toBe(true);
      expect(await mine(id)).toMatchObject({ proposals: shown, changed: true });
      expect(await hasNews()).toBe(false);
      expect((await atDesk(id)).history.at(-1)).toMatchObject({ staff: 'front.desk' });
      expect(await notices()).toEqual(['예약 시간을 제안받았어요. 확인해주세요.']);
      const records = await test.db.query(
        `select action, detail from access_record where action = 'COUNSEL_CHANGED'`,
      );
      expect(records).toEqual([{ action: 'COUNSEL_CHANGED', detail: 'proposed' }]);
    });

    it('for a confirmed counsel, which the member sees as news; new times replace the earlier ones', async () => {
      const { id, ids } = await proposed();
      await mine(id);
      later(5);
      await propose(id, [SECOND]);
      expect(await hasNews()).toBe(true);
      const { proposals, history } = await mine(id);
      expect(proposals).toEqual([{ id: expect.any(String), at: SECOND }]);
      expect(ids).not.toContain(proposals[0].id);
      expect(history).toHaveLength(1);
      expect(await hasNews()).toBe(false);
    });

    it('for a treatment after the consultation', async () => {
      const id = await aWaiting({ state: 'CONSULTATION_COMPLETE' });
      const { proposals } = Object((await propose(id)).body).data;
      expect((await accept(id, proposals[1].id)).status).toBe(200);
      expect(await atDesk(id)).toMatchObject({
        state: 'TREATMENT_APPOINTMENT_CONFIRMED',
        treatmentAt: SECOND,
      });
    });

    it('AMB-104 a counsel without proposals has no key', async () => {
      expect(await mine(await aWaiting())).not.toHaveProperty('proposals');
    });

    it('repeated with the same key, proposes once', async () => {
      const id = await aWaiting();
      const body = { version: 1, times: TIMES };
      const headers = { ...asking(staff), 'Idempotency-Key': 'key' };
      const send = () => test.send('POST', `/staff/counsels/${id}/proposals`, body, headers);
      const [first, again] = [await send(), await send()];
      expect(again).toEqual(first);
      expect(await notices()).toHaveLength(1);
    });

    it.each([
      ['a time that has passed', ['2026-11-20T11:30:00.000Z']],
      ['a time in two years', ['2028-11-20T12:00:00.000Z']],
      ['no time', []],
      ['four times', [1, 2, 3, 4].map((day) => `2026-12-0${day}T05:00:00.000Z`)],
      ['a time beside the half hours', ['2026-12-10T05:10:00.000Z']],
    ])('but not %s', async (_, times) => {
      const id = await aWaiting();
      expect((await propose(id, times)).status).toBe(400);
      expect((await atDesk(id)).state).toBe('AWAITING_CLINIC_CONFIRMATION');
    });

    it.each(['CONSULTATION_APPOINTMENT_CONFIRMED', 'TREATMENT_COMPLETE', 'CANCELED'] as const)(
      'but not in the state %s',
      async (state) => {
        const id = await aWaiting({ state });
        expect((await propose(id)).body).toMatchObject({ code: 'not_allowed_now' });
      },
    );

    it('but not over the change of a colleague', async () => {
      const id = await aWaiting();
      const body = { version: 7, times: TIMES };
      const answer = await test.send(
        'POST',
        `/staff/counsels/${id}/proposals`,
        body,
        asking(staff),
      );
      expect(answer.body).toMatchObject({ code: 'stale_version' });
    });
  });

  describe('the member accepts', () => {
    it('AMB-18 the server makes the move for staff, and the history says when it was proposed', async () => {
      const { id, ids } = await proposed();
      later(90);
      const { status, body } = await accept(id, ids[1] ?? '');
      const move = {
        from: 'CLINIC_CONFIRMED',
        to: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        by: 'staff',
        at: now.toISOString(),
        proposedAt: NOW.toISOString(),
      };
      expect(status).toBe(200);
      const { data } = Object(body);
      expect(data).toMatchObject({
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultationAt: SECOND,
      });
      expect(data.history.at(-1)).toMatchObject(move);
      expect(data).not.toHaveProperty('proposals');
      expect((await atDesk(id)).history.at(-1)).toMatchObject({ ...move, staff: 'front.desk' });
      expect((await notices()).at(-1)).toMatch(/^회원이 제안한 시간을 확정했어요 \(.+\)$/);
    });

    it('and their own page shows no news because of it', async () => {
      const { id, ids } = await proposed();
      await mine(id);
      later(1);
      await accept(id, ids[0] ?? '');
      expect(await hasNews()).toBe(false);
      expect((await mine(id)).changed).toBe(false);
    });

    it('AMB-18 a visit after that is confirmed', async () => {
      const { id, ids } = await proposed();
      await accept(id, ids[0] ?? '');
      now = new Date(Date.parse(FIRST) + 3_600_000);
      expect((await change(id, { state: 'CONSULTATION_COMPLETE' })).status).toBe(200);
      const [row] = await test.db.query('select visited_at from counsel');
      expect(row).toEqual({ visited_at: new Date(FIRST) });
    });

    it('repeated with the same key, gets the same answer; without one the time is gone', async () => {
      const { id, ids } = await proposed();
      const first = await accept(id, ids[0] ?? '', 'key');
      expect(await accept(id, ids[0] ?? '', 'key')).toEqual(first);
      expect((await accept(id, ids[0] ?? '')).status).toBe(404);
    });

    it('only a time of this counsel, only once, and only if it lies ahead', async () => {
      const { id, ids } = await proposed();
      const other = await proposed();
      expect((await accept(id, other.ids[0] ?? '')).status).toBe(404);
      const stranger = (await aMember(test.db)).id;
      expect((await accept(id, ids[0] ?? '', undefined, stranger)).status).toBe(404);
      now = new Date(FIRST);
      expect((await mine(id)).proposals).toEqual([{ id: ids[1], at: SECOND }]);
      expect((await accept(id, ids[0] ?? '')).body).toMatchObject({ code: 'not_allowed_now' });
      now = new Date(SECOND);
      expect(await mine(id)).not.toHaveProperty('proposals');
      expect((await atDesk(id)).proposals).toBeNull();
    });

    it('20 presses at once, on both times, make one move', inRounds, async () => {
      const { id, ids } = await proposed();
      const presses = Array.from({ length: 20 }, (_, n) => accept(id, ids[n % ids.length] ?? ''));
      const answers = await Promise.all(presses);
      const refused = new Array<number>(19).fill(404);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...refused]);
      expect((await mine(id)).history).toHaveLength(2);
    });

    it('not without a consent to the clinic', async () => {
      const { id, ids } = await proposed();
      const withdrawal = { clinic_id: clinicId, counsels: 'keep' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, asMember(me));
      expect((await accept(id, ids[0] ?? '')).body).toMatchObject({ code: 'consent_required' });
    });
  });

  describe('proposals end', () => {
    it('when staff withdraw them', async () => {
      const { id, ids } = await proposed();
      expect((await withdraw(id)).body).toMatchObject({ data: { proposals: null } });
      expect(await mine(id)).not.toHaveProperty('proposals');
      expect((await accept(id, ids[0] ?? '')).status).toBe(404);
    });

    it.each([
      [
        'staff make an appointment',
        { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: FIRST },
      ],
      ['staff cancel', { state: 'CANCELED', reason: '휴진' }],
    ])('when %s', async (_, body) => {
      const { id, ids } = await proposed();
      await change(id, body);
      expect(await mine(id)).not.toHaveProperty('proposals');
      expect((await accept(id, ids[0] ?? '')).status).toBe(404);
    });

    it('when the member cancels, withdraws the consent, or has the texts erased', async () => {
      const { id } = await proposed();
      const cancel = { state: 'CANCELED', reason: '이유' };
      await test.send('PATCH', `/member/counsels/${id}`, cancel, asMember(me));
      await proposed();
      const withdrawal = { clinic_id: clinicId, counsels: 'erase' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, asMember(me));
      const left = 'select 1 from counsel where proposals is not null or proposed_at is not null';
      expect(await test.db.query(left)).toEqual([]);
    });
  });

  it('the export has the proposals and what was accepted', async () => {
    const { id, ids } = await proposed();
    const exported = async () =>
      Object((await test.get('/member/export', asMember(me))).body).data.counsels[0];
    expect(await exported()).toMatchObject({ proposals: [{ at: FIRST }, { at: SECOND }] });
    await accept(id, ids[0] ?? '');
    expect((await exported()).history.at(-1)).toMatchObject({ proposedAt: NOW.toISOString() });
  });
});
