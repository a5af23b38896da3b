import { expect, it } from 'vitest';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { anEvent } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const APPOINTMENT = '2026-12-10T05:00:00.000Z';
const BEFORE = new Date('2026-12-10T04:59:59.000Z');
const AFTER = new Date('2026-12-10T05:00:00.000Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: AFTER });
  const desk = deskWorld(test);

  const answer = (id: string, body: object) =>
    test.send('PUT', `/member/counsels/${id}/visit-answer`, body, desk.asMember);
  const came = { answer: 'came', appointmentAt: APPOINTMENT };
  const row = (id: string) =>
    test.db.query<Record<string, unknown>>(
      'select state, version, updated_at, visit_answer from counsel where id = $1',
      [id],
    );

  it('AMB-105 reaches both sides and the export, and changes neither state nor version', async () => {
    const id = await desk.appointment(APPOINTMENT);
    expect(await desk.mine(id)).not.toHaveProperty('visitAnswer');
    expect((await desk.atDesk(id)).visitAnswer).toBeNull();
    const [before] = await row(id);
    const told = { answer: 'came', at: AFTER.toISOString() };
    expect(await answer(id, came)).toMatchObject({
      status: 200,
      body: { data: { id, state: 'CONSULTATION_APPOINTMENT_CONFIRMED', visitAnswer: told } },
    });
    expect((await desk.mine(id)).visitAnswer).toEqual(told);
    expect((await test.data('/member/counsels', desk.asMember)).data[0].visitAnswer).toEqual(told);
    expect((await desk.atDesk(id)).visitAnswer).toEqual(told);
    expect((await test.data('/staff/counsels', desk.asStaff))[0].visitAnswer).toEqual(told);
    const stored = { ...told, appointmentAt: APPOINTMENT };
    expect(await row(id)).toEqual([{ ...before, visit_answer: stored }]);
    const exported = await test.data('/member/export', desk.asMember);
    expect(exported.counsels[0].visitAnswer).toEqual(stored);
  });

  it('AMB-108 the answer has all that the page shows, also the events that have ended', async () => {
    const created_at = new Date('2026-12-01T03:00:00.000Z');
    const id = await desk.appointment(APPOINTMENT, { created_at });
    await anEvent(test.db, {
      clinic_id: desk.clinicId,
      starts_on: '2026-11-25',
      ends_on: '2026-12-05',
    });
    const { pastEvents } = await desk.mine(id);
    expect(pastEvents).toHaveLength(1);
    expect((await answer(id, came)).body).toMatchObject({ data: { pastEvents } });
  });

  it('may be changed', async () => {
    const id = await desk.appointment(APPOINTMENT);
    await answer(id, came);
    test.now = new Date('2026-12-11T01:00:00.000Z');
    await answer(id, { ...came, answer: 'missed' });
    expect((await desk.atDesk(id)).visitAnswer).toEqual({
      answer: 'missed',
      at: test.now.toISOString(),
    });
  });

  it('given a second time changes nothing and tells no open page', async () => {
    const id = await desk.appointment(APPOINTMENT);
    await answer(id, came);
    const feed = () => test.db.query('select kind, id from change');
    const [before, told] = [await row(id), await feed()];
    test.now = new Date('2026-12-11T01:00:00.000Z');
    expect((await answer(id, came)).status).toBe(200);
    expect([await row(id), await feed()]).toEqual([before, told]);
  });

  it('given a second time, after staff noted a no-show, contradicts it', async () => {
    const id = await desk.appointment(APPOINTMENT);
    await answer(id, came);
    test.now = new Date('2026-12-11T01:00:00.000Z');
    await desk.change(id, { noShow: true });
    test.now = new Date('2026-12-11T02:00:00.000Z');
    await answer(id, came);
    expect((await desk.mine(id)).visitAnswer.at).toBe(test.now.toISOString());
  });

  it('counts as a message of the day', async () => {
    const id = await desk.appointment(APPOINTMENT);
    await answer(id, came);
    const charged = () => test.db.query('select kind, acts from member_day');
    expect(await charged()).toEqual([{ kind: 'messages', acts: 1 }]);
    await test.db.query('update member_day set acts = $1', [limits.memberDay.messages]);
    expect(await answer(id, { ...came, answer: 'missed' })).toMatchObject({
      status: 429,
      body: { code: 'day_limit_reached' },
    });
    expect((await desk.mine(id)).visitAnswer.answer).toBe('came');
  });

  it('counts for its appointment only: a new one asks again, and so does the treatment', async () => {
    const id = await desk.appointment(APPOINTMENT);
    await answer(id, { ...came, answer: 'missed' });
    const move = async (body: object) => {
      expect((await desk.change(id, body)).status).toBe(200);
    };
    await move({ state: 'CLINIC_CONFIRMED', reason: '다시 정함' });
    expect(await desk.mine(id)).not.toHaveProperty('visitAnswer');
    const appointment = '2026-12-12T05:00:00.000Z';
    await move({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment });
    expect(await desk.mine(id)).not.toHaveProperty('visitAnswer');
    expect((await test.data('/staff/counsels', desk.asStaff))[0].visitAnswer).toBeNull();
    test.now = new Date(appointment);
    expect(await answer(id, came)).toMatchObject({ status: 409 });
    expect((await answer(id, { ...came, appointmentAt: appointment })).status).toBe(200);
    await move({ state: 'CONSULTATION_COMPLETE' });
    expect((await desk.atDesk(id)).visitAnswer).toBeNull();
  });

  it.each([
    ['before its time', {}, BEFORE],
    ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, AFTER],
    ['after the visit', { state: 'CONSULTATION_COMPLETE' }, AFTER],
    ['of a canceled counsel', { state: 'CANCELED' }, AFTER],
    ['of a finished counsel', { state: 'TREATMENT_COMPLETE' }, AFTER],
  ] as const)('is refused %s', async (_, changes, at) => {
    const id = await desk.appointment(APPOINTMENT, changes);
    test.now = at;
    expect(await answer(id, came)).toMatchObject({
      status: 409,
      body: { code: 'not_allowed_now' },
    });
    expect(await row(id)).toMatchObject([{ visit_answer: null }]);
  });

  it('is refused with other words', async () => {
    const id = await desk.appointment(APPOINTMENT);
    expect((await answer(id, { ...came, answer: 'late' })).status).toBe(400);
    expect((await answer(id, { ...came, text: '늦었어요' })).status).toBe(400);
  });

  it('is erased with the texts', async () => {
    const id = await desk.appointment(APPOINTMENT);
    await answer(id, came);
    const withdrawal = { clinic_id: desk.clinicId, counsels: 'erase' };
    await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
    expect(await row(id)).toMatchObject([{ visit_answer: null }]);
  });
});
