import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel, anEvent } from '../../support/fixtures/factories.ts';

const APPOINTMENT = '2026-12-10T05:00:00.000Z';
const BEFORE = new Date('2026-12-10T04:59:59.000Z');
const AFTER = new Date('2026-12-10T05:00:00.000Z');

forOneEngine((_engine, open) => {
  let test: TestApp;
  let now = AFTER;
  let me: string;
  let clinicId: string;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = AFTER;
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinicId)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinicId });
  });

  const booked = async (changes: Parameters<typeof aCounsel>[1] = {}) =>
    (
      await aCounsel(test.db, {
        member_id: me,
        clinic_id: clinicId,
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultation_at: new Date(APPOINTMENT),
        ...changes,
      })
    ).id;
  const answer = (id: string, body: object) =>
    test.send('PUT', `/member/counsels/${id}/visit-answer`, body, asMember(me));
  const came = { answer: 'came', appointmentAt: APPOINTMENT };
  const data = async (path: string, headers: Record<string, string>) =>
    Object((await test.get(path, headers)).body).data;
  const mine = (id: string) => data(`/member/counsels/${id}`, asMember(me));
  const atDesk = (id: string) => data(`/staff/counsels/${id}`, asking(staff));
  const row = (id: string) =>
    test.db.query<Record<string, unknown>>(
      'select state, version, updated_at, visit_answer from counsel where id = $1',
      [id],
    );

  it('AMB-105 reaches both sides and the export, and changes neither state nor version', async () => {
    const id = await booked();
    expect(await mine(id)).not.toHaveProperty('visitAnswer');
    expect((await atDesk(id)).visitAnswer).toBeNull();
    const [before] = await row(id);
    const told = { answer: 'came', at: AFTER.toISOString() };
    expect(await answer(id, came)).toMatchObject({
      status: 200,
      body: { data: { id, state: 'CONSULTATION_APPOINTMENT_CONFIRMED', visitAnswer: told } },
    });
    expect((await mine(id)).visitAnswer).toEqual(told);
    expect((await data('/member/counsels', asMember(me))).data[0].visitAnswer).toEqual(told);
    expect((await atDesk(id)).visitAnswer).toEqual(told);
    expect((await data('/staff/counsels', asking(staff)))[0].visitAnswer).toEqual(told);
    const stored = { ...told, appointmentAt: APPOINTMENT };
    expect(await row(id)).toEqual([{ ...before, visit_answer: stored }]);
    const exported = await data('/member/export', asMember(me));
    expect(exported.counsels[0].visitAnswer).toEqual(stored);
  });

  it('AMB-108 the answer has all that the page shows, also the events that have ended', async () => {
    const created_at = new Date('2026-12-01T03:00:00.000Z');
    const id = await booked({ created_at });
    await anEvent(test.db, { clinic_id: clinicId, starts_on: '2026-11-25', ends_on: '2026-12-05' });
    const { pastEvents } = await mine(id);
    expect(pastEvents).toHaveLength(1);
    expect((await answer(id, came)).body).toMatchObject({ data: { pastEvents } });
  });

  it('may be changed', async () => {
    const id = await booked();
    await answer(id, came);
    now = new Date('2026-12-11T01:00:00.000Z');
    await answer(id, { ...came, answer: 'missed' });
    expect((await atDesk(id)).visitAnswer).toEqual({ answer: 'missed', at: now.toISOString() });
  });

  it('counts for its appointment only: a new one asks again, and so does the treatment', async () => {
    const id = await booked();
    await answer(id, { ...came, answer: 'missed' });
    const move = async (body: object) => {
      const { version } = await atDesk(id);
      const sent = { version, ...body };
      expect((await test.send('PATCH', `/staff/counsels/${id}`, sent, asking(staff))).status).toBe(
        200,
      );
    };
    await move({ state: 'CLINIC_CONFIRMED', reason: '다시 정함' });
    expect(await mine(id)).not.toHaveProperty('visitAnswer');
    const appointment = '2026-12-12T05:00:00.000Z';
    await move({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment });
    expect(await mine(id)).not.toHaveProperty('visitAnswer');
    expect((await data('/staff/counsels', asking(staff)))[0].visitAnswer).toBeNull();
    now = new Date(appointment);
    expect(await answer(id, came)).toMatchObject({ status: 409 });
    expect((await answer(id, { ...came, appointmentAt: appointment })).status).toBe(200);
    await move({ state: 'CONSULTATION_COMPLETE' });
    expect((await atDesk(id)).visitAnswer).toBeNull();
  });

  it.each([
    ['before its time', {}, BEFORE],
    ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, AFTER],
    ['after the visit', { state: 'CONSULTATION_COMPLETE' }, AFTER],
    ['of a canceled counsel', { state: 'CANCELED' }, AFTER],
    ['of a finished counsel', { state: 'TREATMENT_COMPLETE' }, AFTER],
  ] as const)('is refused %s', async (_, changes, at) => {
    const id = await booked(changes);
    now = at;
    expect(await answer(id, came)).toMatchObject({
      status: 409,
      body: { code: 'not_allowed_now' },
    });
    expect(await row(id)).toMatchObject([{ visit_answer: null }]);
  });

  it('is refused with other words', async () => {
    const id = await booked();
    expect((await answer(id, { ...came, answer: 'late' })).status).toBe(400);
    expect((await answer(id, { ...came, text: '늦었어요' })).status).toBe(400);
  });

  it('is erased with the texts', async () => {
    const id = await booked();
    await answer(id, came);
    const withdrawal = { clinic_id: clinicId, counsels: 'erase' };
    await test.send('POST', '/member/consents/withdrawal', withdrawal, asMember(me));
    expect(await row(id)).toMatchObject([{ visit_answer: null }]);
  });
});
