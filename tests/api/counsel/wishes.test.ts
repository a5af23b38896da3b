import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, type ClinicRow } from '../../support/fixtures/factories.ts';

/** 21:00 in Seoul. */
const NOW = new Date('2026-11-20T12:00:00Z');
const TIMES = { times: ['2026-12-10T05:00:00.000Z', '2026-12-11T01:30:00.000Z'] };
const STAY = { stay: { from: '2026-12-03', to: '2026-12-07' } };

forOneEngine((_engine, open) => {
  let test: TestApp;
  let me: string;
  let clinic: ClinicRow;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => NOW, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    clinic = await aClinic(test.db);
    me = (await aConsentingMember(test.db, clinic.id)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinic.id });
  });

  const book = (wishes?: unknown) => {
    const from = { clinic_id: clinic.id, sourceType: 'CLINIC', sourceId: clinic.id };
    const form = { ...from, content: '상담', ...(wishes !== undefined && { wishes }) };
    return test.send('POST', '/member/counsels', form, asMember(me));
  };
  const booked = async (wishes?: unknown) => Object((await book(wishes)).body).data;
  const data = async (path: string, headers: Record<string, string>) =>
    Object((await test.get(path, headers)).body).data;

  it.each([
    ['times', TIMES],
    ['a stay', STAY],
  ])('%s: member and clinic see them', async (_, wishes) => {
    const { id, wishes: answered } = await booked(wishes);
    expect(answered).toEqual(wishes);
    expect((await data(`/member/counsels/${id}`, asMember(me))).wishes).toEqual(wishes);
    expect((await data('/member/counsels', asMember(me))).data[0].wishes).toEqual(wishes);
    expect((await data(`/staff/counsels/${id}`, asking(staff))).wishes).toEqual(wishes);
    expect((await data('/staff/counsels', asking(staff)))[0].wishes).toEqual(wishes);
    expect((await data('/member/export', asMember(me))).counsels[0].wishes).toEqual(wishes);
  });

  it('AMB-104 without wishes the member gets no key', async () => {
    const counsel = await booked();
    expect(counsel).not.toHaveProperty('wishes');
    expect(await data(`/member/counsels/${counsel.id}`, asMember(me))).not.toHaveProperty('wishes');
    expect((await data('/member/counsels', asMember(me))).data[0]).not.toHaveProperty('wishes');
    expect((await data('/staff/counsels', asking(staff)))[0].wishes).toBeNull();
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
    ['a stay that ends first', { stay: { from: '2026-12-07', to: '2026-12-03' } }],
    ['times and a stay', { ...TIMES, ...STAY }],
    ['another key', { ...TIMES, place: '서울' }],
  ])('refuses %s', async (_, wishes) => {
    expect(await book(wishes)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await test.db.query('select 1 from counsel')).toEqual([]);
  });

  describe('a clinic confirms one of a counsel that waits', () => {
    const confirm = { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: TIMES.times[1] };
    const change = (id: string, body: object) =>
      test.send('PATCH', `/staff/counsels/${id}`, { version: 1, ...body }, asking(staff));

    it('at once, with both steps in the history, and the member is told once', async () => {
      const { id } = await booked(TIMES);
      expect(await change(id, confirm)).toMatchObject({
        status: 200,
        body: { data: { state: confirm.state, consultationAt: confirm.appointment } },
      });
      expect((await data(`/member/counsels/${id}`, asMember(me))).history).toMatchObject([
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
    const withdrawal = { clinic_id: clinic.id, counsels: 'erase' };
    await test.send('POST', '/member/consents/withdrawal', withdrawal, asMember(me));
    expect(await data(`/member/counsels/${id}`, asMember(me))).not.toHaveProperty('wishes');
    expect((await data(`/staff/counsels/${id}`, asking(staff))).wishes).toBeNull();
    await test.send('DELETE', `/member/${me}`, undefined, asMember(me));
    expect(await test.db.query('select 1 from counsel')).toEqual([]);
  });
});
