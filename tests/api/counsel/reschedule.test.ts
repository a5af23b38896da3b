import { describe, expect, it } from 'vitest';
import { rescheduleText } from '../../../server/notify/staffNoticeTexts.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const AT = '2026-12-10T05:00:00.000Z';
const TIMES = ['2026-12-11T05:00:00.000Z', '2026-12-12T01:30:00.000Z'];
const [FIRST = '', SECOND = ''] = TIMES;
const STATE = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const WISHES = { times: TIMES };

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);

  const agreed = (changes: Parameters<typeof desk.appointment>[1] = {}) =>
    desk.appointment(AT, { created_at: new Date(NOW.getTime() - 3_600_000), ...changes });
  const ask = (
    id: string,
    form: object = {},
    headers: Record<string, string> = {},
    who = desk.me,
  ) =>
    test.send(
      'POST',
      `/member/counsels/${id}/reschedule`,
      { appointmentAt: AT, wishes: WISHES, ...form },
      { ...asMember(who), ...headers },
    );
  const keep = (id: string) =>
    test.send('DELETE', `/member/counsels/${id}/reschedule`, undefined, desk.asMember);
  const propose = async (id: string, times: readonly string[]) => {
    const body = { version: (await desk.atDesk(id)).version, times };
    return test.send('POST', `/staff/counsels/${id}/proposals`, body, desk.asStaff);
  };
  const notices = async (channel: string) =>
    (
      await test.db.query<{ text: string }>(
        'select text from outbox where channel = $1 order by id',
        [channel],
      )
    ).map(({ text }) => text);
  const calendar = async () =>
    (
      await test.data(
        `/staff/clinics/${desk.clinicId}/calendar?from=2026-12-10&days=3`,
        desk.asStaff,
      )
    ).entries.map(
      ({ at, status, mark }: { at: string; status: string; mark: unknown }) =>
        `${at.slice(8, 16)} ${status} ${mark}`,
    );

  describe('AMB-105 before the appointment the member asks for another time', () => {
    it('both sides, inbox, calendar and export show it; state, appointment and version stay', async () => {
      const id = await agreed();
      expect(await desk.mine(id)).not.toHaveProperty('reschedule');
      expect((await desk.atDesk(id)).reschedule).toBeNull();
      const reschedule = { wishes: WISHES, at: NOW.toISOString() };
      const kept = { state: STATE, consultationAt: AT, reschedule };
      expect(await ask(id)).toMatchObject({ status: 200, body: { data: kept } });
      expect(await desk.mine(id)).toMatchObject(kept);
      expect((await test.data('/member/counsels', desk.asMember)).data[0]).toMatchObject(kept);
      expect(await desk.atDesk(id)).toMatchObject({ ...kept, version: 1 });
      expect((await test.data('/staff/counsels', desk.asStaff))[0]).toMatchObject(kept);
      expect(await calendar()).toEqual(['10T05:00 agreed reschedule']);
      const exported = await test.data('/member/export', desk.asMember);
      expect(exported.counsels[0].reschedule).toEqual({ ...reschedule, appointmentAt: AT });
    });

    it('AMB-110 staff are told by its number alone, once an hour', async () => {
      const id = await agreed({ code: 'K7M3QA' });
      await ask(id);
      await ask(id, { wishes: { stay: { from: '2026-12-20', to: '2026-12-21' } } });
      expect((await desk.atDesk(id)).reschedule.wishes).toEqual({
        stay: { from: '2026-12-20', to: '2026-12-21' },
      });
      expect(await notices('STAFF')).toEqual(['회원이 시간 변경을 요청했어요 (K7M3QA)']);
      test.now = new Date(NOW.getTime() + 3_600_000);
      await ask(id);
      expect(await notices('STAFF')).toHaveLength(2);
    });

    it('repeated with the same key, asks once', async () => {
      const id = await agreed();
      const headers = { 'Idempotency-Key': 'key' };
      const first = await ask(id, {}, headers);
      await keep(id);
      expect((await ask(id, {}, headers)).status).toBe(first.status);
      expect((await desk.mine(id)).reschedule).toBeUndefined();
      const other = { wishes: { times: [FIRST] } };
      expect((await ask(id, other, headers)).body).toMatchObject({ code: 'idempotency_mismatch' });
    });

    it('and keeps the appointment after all: what staff proposed goes, too', async () => {
      const id = await agreed();
      await ask(id);
      await propose(id, [FIRST]);
      expect((await keep(id)).status).toBe(200);
      expect(await desk.mine(id)).toMatchObject({ state: STATE, consultationAt: AT });
      expect(await desk.mine(id)).not.toHaveProperty('reschedule');
      expect(await desk.mine(id)).not.toHaveProperty('proposals');
      expect((await keep(id)).status).toBe(200);
    });

    it('and staff are told of it, and of a request that follows at once', async () => {
      const id = await agreed({ code: 'K7M3QA' });
      await ask(id);
      await keep(id);
      await keep(id);
      const asked = rescheduleText('K7M3QA');
      const kept = '회원이 예약을 그대로 두기로 했어요 (K7M3QA)';
      expect(await notices('STAFF')).toEqual([asked, kept]);
      await ask(id);
      await ask(id);
      expect(await notices('STAFF')).toEqual([asked, kept, asked]);
    });

    it('and changes it again and again: staff get five notices in an hour, the last one of a request', async () => {
      const id = await agreed({ code: 'K7M3QA' });
      const askAndKeep = async () => {
        await ask(id);
        await keep(id);
      };
      for (let time = 0; time < 6; time += 1) await askAndKeep();
      const asked = rescheduleText('K7M3QA');
      const kept = '회원이 예약을 그대로 두기로 했어요 (K7M3QA)';
      expect(await notices('STAFF')).toEqual([asked, kept, asked, kept, asked]);
      test.now = new Date(NOW.getTime() + 3_600_000);
      await askAndKeep();
      expect((await notices('STAFF')).slice(5)).toEqual([asked, kept]);
    });

    it.each([
      ['of an appointment that has begun', {}, {}, AT],
      ['about another appointment', {}, { appointmentAt: FIRST }, NOW],
      ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, {}, NOW],
      ['of a canceled counsel', { state: 'CANCELED' }, {}, NOW],
    ] as const)('not %s', async (_, changes, form, at) => {
      const id = await agreed(changes);
      test.now = new Date(at);
      expect((await ask(id, form)).body).toMatchObject({ code: 'not_allowed_now' });
    });

    it.each([
      ['without a wish', { wishes: undefined }],
      ['for a time that has passed', { wishes: { times: ['2026-11-01T05:00:00.000Z'] } }],
      ['for a time in two years', { wishes: { times: ['2028-12-10T05:00:00.000Z'] } }],
      ['with another key', { text: '늦어요' }],
    ])('not %s', async (_, form) => {
      expect((await ask(await agreed(), form)).status).toBe(400);
    });

    it('not without a consent to the clinic, and not for another member', async () => {
      const id = await agreed();
      const stranger = (await aMember(test.db)).id;
      expect((await ask(id, {}, {}, stranger)).status).toBe(404);
      const withdrawal = { clinic_id: desk.clinicId, counsels: 'keep' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
      expect((await ask(id)).body).toMatchObject({ code: 'consent_required' });
    });

    it('and it is erased with the texts', async () => {
      await ask(await agreed());
      const withdrawal = { clinic_id: desk.clinicId, counsels: 'erase' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
      expect(await test.db.query('select 1 from counsel where reschedule is not null')).toEqual([]);
    });
  });

  describe('the clinic confirms one of these times by one press', () => {
    it.each([
      [STATE, 'consultationAt', 'CLINIC_CONFIRMED', {}],
      [
        'TREATMENT_APPOINTMENT_CONFIRMED',
        'treatmentAt',
        'CONSULTATION_COMPLETE',
        { treatment_at: new Date(AT) },
      ],
    ] as const)('in the state %s: the step back and the step to it', async (...each) => {
      const [state, field, before, dates] = each;
      const id = await agreed({ state, ...dates });
      await ask(id);
      expect(await desk.change(id, { state, appointment: SECOND })).toMatchObject({
        status: 200,
        body: { data: { state, [field]: SECOND, reschedule: null } },
      });
      expect((await desk.mine(id)).history).toMatchObject([
        { from: state, to: before, by: 'staff' },
        { from: before, to: state, by: 'staff' },
      ]);
      expect(await notices('LINE')).toEqual(['예약 일시가 바뀌었어요. 확인해주세요.']);
    });

    it('and no other time, not without a request, and not once it is taken back', async () => {
      const id = await agreed();
      const move = { state: STATE, appointment: FIRST };
      expect((await desk.change(id, move)).body).toMatchObject({ code: 'not_allowed_now' });
      await ask(id);
      const other = { ...move, appointment: '2026-12-13T05:00:00.000Z' };
      expect((await desk.change(id, other)).body).toMatchObject({ code: 'not_allowed_now' });
      await keep(id);
      expect((await desk.change(id, move)).body).toMatchObject({ code: 'not_allowed_now' });
    });

    it('with a limit of seats: the own seat moves, and a full time is refused', async () => {
      const form = { version: 1, hours: null, seats: 1, minutes: 60 };
      await test.send('PATCH', `/staff/clinics/${desk.clinicId}/consulting`, form, desk.asStaff);
      const id = await agreed({ state: 'CLINIC_CONFIRMED', consultation_at: null });
      const other = await agreed({ state: 'CLINIC_CONFIRMED', consultation_at: null });
      await desk.change(id, { state: STATE, appointment: AT });
      await desk.change(other, { state: STATE, appointment: FIRST });
      const half = '2026-12-10T05:30:00.000Z';
      await ask(id, { wishes: { times: [half, FIRST] } });
      const taken = await desk.change(id, { state: STATE, appointment: FIRST });
      expect(taken.body).toMatchObject({ code: 'slot_full' });
      expect(await desk.mine(id)).toMatchObject({ consultationAt: AT });
      expect((await desk.change(id, { state: STATE, appointment: half })).status).toBe(200);
    });

    it('the answer marks proposed times that others have filled, as the page does', async () => {
      const form = { version: 1, hours: null, seats: 1, minutes: 60 };
      await test.send('PATCH', `/staff/clinics/${desk.clinicId}/consulting`, form, desk.asStaff);
      const id = await agreed();
      await ask(id);
      await propose(id, [FIRST]);
      const other = await agreed({ state: 'CLINIC_CONFIRMED', consultation_at: null });
      await desk.change(other, { state: STATE, appointment: FIRST });
      const full = { data: { proposals: [{ at: FIRST, isFull: true }] } };
      expect((await ask(id, { wishes: { times: [SECOND] } })).body).toMatchObject(full);
    });

    it('two presses at once move it once', async () => {
      const id = await agreed();
      await ask(id);
      const body = (appointment: string) => ({ version: 1, state: STATE, appointment });
      const answers = await Promise.all(
        TIMES.map((time) => test.send('PATCH', `/staff/counsels/${id}`, body(time), desk.asStaff)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await desk.mine(id)).history).toHaveLength(2);
    });
  });

  describe('the clinic proposes other times', () => {
    const other = '2026-12-15T05:00:00.000Z';

    it('and the appointment stays until the member accepts one', async () => {
      const id = await agreed();
      await ask(id);
      expect((await propose(id, [other])).status).toBe(200);
      expect(await calendar()).toEqual(['10T05:00 agreed reschedule']);
      const shown = await desk.mine(id);
      expect(shown).toMatchObject({ state: STATE, consultationAt: AT, changed: true });
      const path = `/member/counsels/${id}/proposals/${shown.proposals[0].id}/accept`;
      const { status, body } = await test.send('POST', path, undefined, desk.asMember);
      expect(status).toBe(200);
      const { data: moved } = Object(body);
      expect(moved).toMatchObject({ state: STATE, consultationAt: other, changed: false });
      expect(moved).not.toHaveProperty('reschedule');
      expect(moved.history.map(({ to }: { to: string }) => to)).toEqual([
        'CLINIC_CONFIRMED',
        STATE,
      ]);
    });

    it('but not without a request', async () => {
      const id = await agreed();
      expect((await propose(id, [other])).body).toMatchObject({ code: 'not_allowed_now' });
    });
  });
});
