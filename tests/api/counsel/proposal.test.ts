import { describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;
const TIMES = ['2026-12-10T05:00:00.000Z', '2026-12-11T01:30:00.000Z'];
const [FIRST = '', SECOND = ''] = TIMES;

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);

  const aWaiting = (given: Parameters<typeof desk.counsel>[0] = {}) =>
    desk.counsel({ created_at: new Date(NOW.getTime() - 3_600_000), ...given });
  const hasNews = async () => (await test.data('/member/counsels', desk.asMember)).hasNews === true;
  const propose = async (id: string, times: readonly string[] = TIMES, key?: string) => {
    const { version } = await desk.atDesk(id);
    return test.send(
      'POST',
      `/staff/counsels/${id}/proposals`,
      { version, times },
      { ...desk.asStaff, ...(key && { 'Idempotency-Key': key }) },
    );
  };
  const withdraw = async (id: string) => {
    const { version } = await desk.atDesk(id);
    const path = `/staff/counsels/${id}/proposals?version=${version}`;
    return test.send('DELETE', path, undefined, desk.asStaff);
  };
  const accept = (id: string, proposalId: string, key?: string, memberId = desk.me) =>
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
      expect(await desk.mine(id)).toMatchObject({ proposals: shown, changed: true });
      expect(await hasNews()).toBe(false);
      expect((await desk.atDesk(id)).history.at(-1)).toMatchObject({ staff: 'front.desk' });
      expect(await notices()).toEqual(['예약 시간을 제안받았어요. 확인해주세요.']);
      const records = await test.db.query(
        `select action, detail from access_record where action = 'COUNSEL_CHANGED'`,
      );
      expect(records).toEqual([{ action: 'COUNSEL_CHANGED', detail: 'proposed' }]);
    });

    it('for a confirmed counsel, which the member sees as news; new times replace the earlier ones', async () => {
      const { id, ids } = await proposed();
      await desk.mine(id);
      test.later(5 * MINUTE);
      await propose(id, [SECOND]);
      expect(await hasNews()).toBe(true);
      const { proposals, history } = await desk.mine(id);
      expect(proposals).toEqual([{ id: expect.any(String), at: SECOND }]);
      expect(ids).not.toContain(proposals[0].id);
      expect(history).toHaveLength(1);
      expect(await hasNews()).toBe(false);
    });

    it('for a treatment after the consultation', async () => {
      const id = await aWaiting({ state: 'CONSULTATION_COMPLETE' });
      const { proposals } = Object((await propose(id)).body).data;
      expect((await accept(id, proposals[1].id)).status).toBe(200);
      expect(await desk.atDesk(id)).toMatchObject({
        state: 'TREATMENT_APPOINTMENT_CONFIRMED',
        treatmentAt: SECOND,
      });
    });

    it('AMB-104 a counsel without proposals has no key', async () => {
      expect(await desk.mine(await aWaiting())).not.toHaveProperty('proposals');
    });

    it('repeated with the same key, proposes once', async () => {
      const id = await aWaiting();
      const body = { version: 1, times: TIMES };
      const headers = { ...desk.asStaff, 'Idempotency-Key': 'key' };
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
      expect((await desk.atDesk(id)).state).toBe('AWAITING_CLINIC_CONFIRMATION');
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
      const answer = await test.send('POST', `/staff/counsels/${id}/proposals`, body, desk.asStaff);
      expect(answer.body).toMatchObject({ code: 'stale_version' });
    });
  });

  describe('the member accepts', () => {
    it('AMB-18 the server makes the move for staff, and the history says when it was proposed', async () => {
      const { id, ids } = await proposed();
      test.later(90 * MINUTE);
      const { status, body } = await accept(id, ids[1] ?? '');
      const move = {
        from: 'CLINIC_CONFIRMED',
        to: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        by: 'staff',
        at: test.now.toISOString(),
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
      expect((await desk.atDesk(id)).history.at(-1)).toMatchObject({
        ...move,
        staff: 'front.desk',
      });
      expect((await notices()).at(-1)).toBe(
        `의원이 제안한 시간을 회원이 골라 예약이 확정됐어요 (${data.code})`,
      );
    });

    it('and their own page shows no news because of it', async () => {
      const { id, ids } = await proposed();
      await desk.mine(id);
      test.later(1 * MINUTE);
      await accept(id, ids[0] ?? '');
      expect(await hasNews()).toBe(false);
      expect((await desk.mine(id)).changed).toBe(false);
    });

    it('AMB-18 a visit after that is confirmed', async () => {
      const { id, ids } = await proposed();
      await accept(id, ids[0] ?? '');
      test.now = new Date(Date.parse(FIRST) + 3_600_000);
      expect((await desk.change(id, { state: 'CONSULTATION_COMPLETE' })).status).toBe(200);
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
      test.now = new Date(FIRST);
      expect((await desk.mine(id)).proposals).toEqual([{ id: ids[1], at: SECOND }]);
      expect((await accept(id, ids[0] ?? '')).body).toMatchObject({ code: 'not_allowed_now' });
      test.now = new Date(SECOND);
      expect(await desk.mine(id)).not.toHaveProperty('proposals');
      expect((await desk.atDesk(id)).proposals).toBeNull();
    });

    it('20 presses at once, on both times, make one move', inRounds, async () => {
      const { id, ids } = await proposed();
      const presses = Array.from({ length: 20 }, (_, n) => accept(id, ids[n % ids.length] ?? ''));
      const answers = await Promise.all(presses);
      const refused = new Array<number>(19).fill(404);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...refused]);
      expect((await desk.mine(id)).history).toHaveLength(2);
    });

    it('not without a consent to the clinic', async () => {
      const { id, ids } = await proposed();
      const withdrawal = { clinic_id: desk.clinicId, counsels: 'keep' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
      expect((await accept(id, ids[0] ?? '')).body).toMatchObject({ code: 'consent_required' });
    });
  });

  describe('proposals end', () => {
    it('when staff withdraw them', async () => {
      const { id, ids } = await proposed();
      expect((await withdraw(id)).body).toMatchObject({ data: { proposals: null } });
      expect(await desk.mine(id)).not.toHaveProperty('proposals');
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
      await desk.change(id, body);
      expect(await desk.mine(id)).not.toHaveProperty('proposals');
      expect((await accept(id, ids[0] ?? '')).status).toBe(404);
    });

    it('when the member cancels, withdraws the consent, or has the texts erased', async () => {
      const { id } = await proposed();
      const cancel = { state: 'CANCELED', reason: '이유' };
      await test.send('PATCH', `/member/counsels/${id}`, cancel, desk.asMember);
      await proposed();
      const withdrawal = { clinic_id: desk.clinicId, counsels: 'erase' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
      const left = 'select 1 from counsel where proposals is not null or proposed_at is not null';
      expect(await test.db.query(left)).toEqual([]);
    });
  });

  it('the export has the proposals and what was accepted', async () => {
    const { id, ids } = await proposed();
    const exported = async () => (await test.data('/member/export', desk.asMember)).counsels[0];
    expect(await exported()).toMatchObject({ proposals: [{ at: FIRST }, { at: SECOND }] });
    await accept(id, ids[0] ?? '');
    expect((await exported()).history.at(-1)).toMatchObject({ proposedAt: NOW.toISOString() });
  });
});
