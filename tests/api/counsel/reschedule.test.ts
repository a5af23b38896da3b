import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forRacingCalls } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const AT = '2026-12-10T05:00:00.000Z';
const TIMES = ['2026-12-11T05:00:00.000Z', '2026-12-12T01:30:00.000Z'];
const [FIRST = '', SECOND = ''] = TIMES;
const STATE = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const WISHES = { times: TIMES };

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
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinicId });
  });

  const agreed = async (changes: Parameters<typeof aCounsel>[1] = {}) =>
    (
      await aCounsel(test.db, {
        member_id: me,
        clinic_id: clinicId,
        created_at: new Date(NOW.getTime() - 3_600_000),
        state: STATE,
        consultation_at: new Date(AT),
        ...changes,
      })
    ).id;
  const data = async (path: string, headers: Record<string, string>) =>
    Object((await test.get(path, headers)).body).data;
  const mine = (id: string) => data(`/member/counsels/${id}`, asMember(me));
  const atDesk = (id: string) => data(`/staff/counsels/${id}`, asking(staff));
  const ask = (id: string, form: object = {}, headers: Record<string, string> = {}, who = me) =>
    test.send(
      'POST',
      `/member/counsels/${id}/reschedule`,
      { appointmentAt: AT, wishes: WISHES, ...form },
      { ...asMember(who), ...headers },
    );
  const keep = (id: string) =>
    test.send('DELETE', `/member/counsels/${id}/reschedule`, undefined, asMember(me));
  const change = async (id: string, body: object) => {
    const { version } = await atDesk(id);
    return test.send('PATCH', `/staff/counsels/${id}`, { version, ...body }, asking(staff));
  };
  const propose = async (id: string, times: readonly string[]) => {
    const body = { version: (await atDesk(id)).version, times };
    return test.send('POST', `/staff/counsels/${id}/proposals`, body, asking(staff));
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
      await data(`/staff/clinics/${clinicId}/calendar?from=2026-12-10&days=3`, asking(staff))
    ).entries.map(
      ({ at, status, mark }: { at: string; status: string; mark: unknown }) =>
        `${at.slice(8, 16)} ${status} ${mark}`,
    );

  describe('AMB-105 before the appointment the member asks for another time', () => {
    it('both sides, inbox, calendar and export show it; state, appointment and version stay', async () => {
      const id = await agreed();
      expect(await mine(id)).not.toHaveProperty('reschedule');
      expect((await atDesk(id)).reschedule).toBeNull();
      const reschedule = { wishes: WISHES, at: NOW.toISOString() };
      const kept = { state: STATE, consultationAt: AT, reschedule };
      expect(await ask(id)).toMatchObject({ status: 200, body: { data: kept } });
      expect(await mine(id)).toMatchObject(kept);
      expect((await data('/member/counsels', asMember(me))).data[0]).toMatchObject(kept);
      expect(await atDesk(id)).toMatchObject({ ...kept, version: 1 });
      expect((await data('/staff/counsels', asking(staff)))[0]).toMatchObject(kept);
      expect(await calendar()).toEqual(['10T05:00 agreed reschedule']);
      const exported = await data('/member/export', asMember(me));
      expect(exported.counsels[0].reschedule).toEqual({ ...reschedule, appointmentAt: AT });
    });

    it('AMB-110 staff are told by its number alone, once an hour', async () => {
      const id = await agreed({ code: 'K7M3QA' });
      await ask(id);
      await ask(id, { wishes: { stay: { from: '2026-12-20', to: '2026-12-21' } } });
      expect((await atDesk(id)).reschedule.wishes).toEqual({
        stay: { from: '2026-12-20', to: '2026-12-21' },
      });
      expect(await notices('STAFF')).toEqual(['회원이 다른 시간을 원해요 (K7M3QA)']);
      now = new Date(NOW.getTime() + 3_600_000);
      await ask(id);
      expect(await notices('STAFF')).toHaveLength(2);
    });

    it('repeated with the same key, asks once', async () => {
      const id = await agreed();
      const headers = { 'Idempotency-Key': 'key' };
      const first = await ask(id, {}, headers);
      await keep(id);
      expect((await ask(id, {}, headers)).status).toBe(first.status);
      expect((await mine(id)).reschedule).toBeUndefined();
      const other = { wishes: { times: [FIRST] } };
      expect((await ask(id, other, headers)).body).toMatchObject({ code: 'idempotency_mismatch' });
    });

    it('and keeps the appointment after all: what staff proposed goes, too', async () => {
      const id = await agreed();
      await ask(id);
      await propose(id, [FIRST]);
      expect((await keep(id)).status).toBe(200);
      expect(await mine(id)).toMatchObject({ state: STATE, consultationAt: AT });
      expect(await mine(id)).not.toHaveProperty('reschedule');
      expect(await mine(id)).not.toHaveProperty('proposals');
      expect((await keep(id)).status).toBe(200);
    });

    it.each([
      ['of an appointment that has begun', {}, {}, AT],
      ['about another appointment', {}, { appointmentAt: FIRST }, NOW],
      ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, {}, NOW],
      ['of a canceled counsel', { state: 'CANCELED' }, {}, NOW],
    ] as const)('not %s', async (_, changes, form, at) => {
      const id = await agreed(changes);
      now = new Date(at);
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
      const withdrawal = { clinic_id: clinicId, counsels: 'keep' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, asMember(me));
      expect((await ask(id)).body).toMatchObject({ code: 'consent_required' });
    });

    it('and it is erased with the texts', async () => {
      await ask(await agreed());
      const withdrawal = { clinic_id: clinicId, counsels: 'erase' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, asMember(me));
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
      expect(await change(id, { state, appointment: SECOND })).toMatchObject({
        status: 200,
        body: { data: { state, [field]: SECOND, reschedule: null } },
      });
      expect((await mine(id)).history).toMatchObject([
        { from: state, to: before, by: 'staff' },
        { from: before, to: state, by: 'staff' },
      ]);
      expect(await notices('LINE')).toEqual(['예약 일시가 바뀌었어요. 확인해주세요.']);
    });

    it('and no other time, not without a request, and not once it is taken back', async () => {
      const id = await agreed();
      const move = { state: STATE, appointment: FIRST };
      expect((await change(id, move)).body).toMatchObject({ code: 'not_allowed_now' });
      await ask(id);
      const other = { ...move, appointment: '2026-12-13T05:00:00.000Z' };
      expect((await change(id, other)).body).toMatchObject({ code: 'not_allowed_now' });
      await keep(id);
      expect((await change(id, move)).body).toMatchObject({ code: 'not_allowed_now' });
    });

    it('with a limit of seats: the own seat moves, and a full time is refused', async () => {
      const form = { version: 1, hours: null, seats: 1, minutes: 60 };
      await test.send('PATCH', `/staff/clinics/${clinicId}/consulting`, form, asking(staff));
      const id = await agreed({ state: 'CLINIC_CONFIRMED', consultation_at: null });
      const other = await agreed({ state: 'CLINIC_CONFIRMED', consultation_at: null });
      await change(id, { state: STATE, appointment: AT });
      await change(other, { state: STATE, appointment: FIRST });
      const half = '2026-12-10T05:30:00.000Z';
      await ask(id, { wishes: { times: [half, FIRST] } });
      const taken = await change(id, { state: STATE, appointment: FIRST });
      expect(taken.body).toMatchObject({ code: 'slot_full' });
      expect(await mine(id)).toMatchObject({ consultationAt: AT });
      expect((await change(id, { state: STATE, appointment: half })).status).toBe(200);
    });

    it('the answer marks proposed times that others have filled, as the page does', async () => {
      const form = { version: 1, hours: null, seats: 1, minutes: 60 };
      await test.send('PATCH', `/staff/clinics/${clinicId}/consulting`, form, asking(staff));
      const id = await agreed();
      await ask(id);
      await propose(id, [FIRST]);
      const other = await agreed({ state: 'CLINIC_CONFIRMED', consultation_at: null });
      await change(other, { state: STATE, appointment: FIRST });
      const full = { data: { proposals: [{ at: FIRST, isFull: true }] } };
      expect((await ask(id, { wishes: { times: [SECOND] } })).body).toMatchObject(full);
    });

    it('two presses at once move it once', async () => {
      const id = await agreed();
      await ask(id);
      const body = (appointment: string) => ({ version: 1, state: STATE, appointment });
      const answers = await Promise.all(
        TIMES.map((time) => test.send('PATCH', `/staff/counsels/${id}`, body(time), asking(staff))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await mine(id)).history).toHaveLength(2);
    });
  });

  describe('the clinic proposes other times', () => {
    const other = '2026-12-15T05:00:00.000Z';

    it('and the appointment stays until the member accepts one', async () => {
      const id = await agreed();
      await ask(id);
      expect((await propose(id, [other])).status).toBe(200);
      expect(await calendar()).toEqual(['10T05:00 agreed reschedule']);
      const shown = await mine(id);
      expect(shown).toMatchObject({ state: STATE, consultationAt: AT, changed: true });
      const path = `/member/counsels/${id}/proposals/${shown.proposals[0].id}/accept`;
      const { status, body } = await test.send('POST', path, undefined, asMember(me));
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
