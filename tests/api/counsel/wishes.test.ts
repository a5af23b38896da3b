import { describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/** 21:00 in Seoul. */
const NOW = new Date('2026-11-20T12:00:00Z');
const TIMES = { times: ['2026-12-10T05:00:00.000Z', '2026-12-11T01:30:00.000Z'] };
const STAY = { stay: { from: '2026-12-03', to: '2026-12-07' } };

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);

  const book = (wishes?: unknown) => {
    const from = { clinic_id: desk.clinicId, sourceType: 'CLINIC', sourceId: desk.clinicId };
    const form = { ...from, content: '상담', ...(wishes !== undefined && { wishes }) };
    return test.send('POST', '/member/counsels', form, desk.asMember);
  };
  const booked = async (wishes?: unknown) => Object((await book(wishes)).body).data;

  it.each([
    ['times', TIMES],
    ['a stay', STAY],
    ['times and a stay', { ...TIMES, ...STAY }],
  ])('%s: member and clinic see them', async (_, wishes) => {
    const { id, wishes: answered } = await booked(wishes);
    expect(answered).toEqual(wishes);
    expect((await test.data(`/member/counsels/${id}`, desk.asMember)).wishes).toEqual(wishes);
    expect((await test.data('/member/counsels', desk.asMember)).data[0].wishes).toEqual(wishes);
    expect((await test.data(`/staff/counsels/${id}`, desk.asStaff)).wishes).toEqual(wishes);
    expect((await test.data('/staff/counsels', desk.asStaff))[0].wishes).toEqual(wishes);
    expect((await test.data('/member/export', desk.asMember)).counsels[0].wishes).toEqual(wishes);
  });

  it('AMB-104 without wishes the member gets no key', async () => {
    const counsel = await booked();
    expect(counsel).not.toHaveProperty('wishes');
    expect(await test.data(`/member/counsels/${counsel.id}`, desk.asMember)).not.toHaveProperty(
      'wishes',
    );
    expect((await test.data('/member/counsels', desk.asMember)).data[0]).not.toHaveProperty(
      'wishes',
    );
    expect((await test.data('/staff/counsels', desk.asStaff))[0].wishes).toBeNull();
  });

  it.each([
    ['an hour that has passed today', { times: ['2026-11-20T11:30:00.000Z'] }],
    ['a stay that has begun', { stay: { from: '2026-11-01', to: '2026-11-20' } }],
  ])('accepts %s', async (_, wishes) => {
    expect((await book(wishes)).status).toBe(200);
  });

  it.each([
    ['a time beside the half hours', { times: ['2026-12-10T05:15:00.000Z'] }],
    ['no time', { times: [] }],
    ['a time twice', { times: ['2026-12-10T05:00:00.000Z', '2026-12-10T05:00:00Z'] }],
    ['four times', { times: [0, 1, 2, 3].map((hour) => `2026-12-10T0${hour}:00:00.000Z`) }],
    ['a day that has passed', { times: ['2026-11-19T05:00:00.000Z'] }],
    ['a day in two years', { times: ['2028-11-20T05:00:00.000Z'] }],
    ['a stay that is over', { stay: { from: '2026-11-01', to: '2026-11-19' } }],
    ['a stay that ends before it begins', { stay: { from: '2026-12-07', to: '2026-12-03' } }],
    [
      'times, and a stay that is over',
      { ...TIMES, stay: { from: '2026-11-01', to: '2026-11-19' } },
    ],
    ['a stay, and a day that has passed', { ...STAY, times: ['2026-11-19T05:00:00.000Z'] }],
    ['another key', { ...TIMES, place: '서울' }],
  ])('refuses %s', async (_, wishes) => {
    expect(await book(wishes)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await test.db.query('select 1 from counsel')).toEqual([]);
  });

  describe('a clinic confirms one of a counsel that waits', () => {
    const confirm = { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: TIMES.times[1] };
    const change = (id: string, body: object) =>
      test.send('PATCH', `/staff/counsels/${id}`, { version: 1, ...body }, desk.asStaff);

    it('at once, with both steps in the history, and the member is told once', async () => {
      const { id } = await booked(TIMES);
      expect(await change(id, confirm)).toMatchObject({
        status: 200,
        body: { data: { state: confirm.state, consultationAt: confirm.appointment } },
      });
      expect((await test.data(`/member/counsels/${id}`, desk.asMember)).history).toMatchObject([
        { from: null, to: 'AWAITING_CLINIC_CONFIRMATION', by: 'member' },
        { from: 'AWAITING_CLINIC_CONFIRMATION', to: 'CLINIC_CONFIRMED', by: 'staff' },
        { from: 'CLINIC_CONFIRMED', to: confirm.state, by: 'staff' },
      ]);
      const told = await test.db.query(`select text from outbox where channel = 'LINE'`);
      expect(told).toEqual([{ text: '상담 상태가 바뀌었어요: 상담 예약 확정' }]);
    });

    it('and another time needs a reason, as without wishes', async () => {
      const { id } = await booked(TIMES);
      const other = { ...confirm, appointment: '2026-12-12T05:00:00.000Z' };
      expect((await change(id, other)).body).toMatchObject({ code: 'not_allowed_now' });
      expect((await change(id, { ...other, reason: '전화로 정함' })).status).toBe(200);
    });
  });

  it('are erased with the texts, and with the member', async () => {
    const { id } = await booked(TIMES);
    const withdrawal = { clinic_id: desk.clinicId, counsels: 'erase' };
    await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
    expect(await test.data(`/member/counsels/${id}`, desk.asMember)).not.toHaveProperty('wishes');
    expect((await test.data(`/staff/counsels/${id}`, desk.asStaff)).wishes).toBeNull();
    await test.send('DELETE', `/member/${desk.me}`, undefined, desk.asMember);
    expect(await test.db.query('select 1 from counsel')).toEqual([]);
  });
});
