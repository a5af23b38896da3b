import { describe, expect, it } from 'vitest';
import type { ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import { eraseMemberRows } from '../../../server/domain/member/eraseMemberSql.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
/** 14:00 and 14:30 in Korea. */
const TWO = '2026-12-10T05:00:00.000Z';
const HALF_PAST = '2026-12-10T05:30:00.000Z';
const APPOINTMENT = 'CONSULTATION_APPOINTMENT_CONFIRMED';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);

  type Made = Parameters<typeof desk.counsel>[0];
  const confirmed = (made: Made = {}) => desk.counsel({ state: 'CLINIC_CONFIRMED', ...made });
  const consulting = () => test.data(`/staff/clinics/${desk.clinicId}/consulting`, desk.asStaff);
  const set = async (changes: Partial<ConsultingForm>) => {
    const form = { ...(await consulting()), ...changes };
    return test.send('PATCH', `/staff/clinics/${desk.clinicId}/consulting`, form, desk.asStaff);
  };
  const change = async (id: string, body: object) => {
    const [row] = await test.db.query<{ version: number }>(
      'select version from counsel where id = $1',
      [id],
    );
    const form = { version: row?.version, ...body };
    return test.send('PATCH', `/staff/counsels/${id}`, form, desk.asStaff);
  };
  const confirm = (id: string, appointment = TWO) =>
    change(id, { state: APPOINTMENT, appointment });
  const stateOf = async (id: string) =>
    (await test.db.query<{ state: string }>('select state from counsel where id = $1', [id]))[0]
      ?.state;
  /** As 05:00 1, by the clock of the database. */
  const taken = async () => {
    const query = 'from=2026-12-10&days=2';
    const answer = await test.get(`/staff/clinics/${desk.clinicId}/slots?${query}`, desk.asStaff);
    const { slots } = Object(answer.body).data as { slots: { at: string; taken: number }[] };
    return slots.map((slot) => `${slot.at.slice(11, 16)} ${slot.taken}`);
  };
  const propose = async (id: string, times: readonly string[]) => {
    const body = { version: 1, times };
    return test.send('POST', `/staff/counsels/${id}/proposals`, body, desk.asStaff);
  };
  const accept = (id: string, proposalId: string) =>
    test.send(
      'POST',
      `/member/counsels/${id}/proposals/${proposalId}/accept`,
      undefined,
      desk.asMember,
    );
  const FULL = { status: 409, body: { code: 'slot_full' } };

  it('exactly one of 100 confirmations at once for the last seat succeeds', inRounds, async () => {
    await set({ seats: 2 });
    await confirm(await confirmed());
    const ids = await Promise.all(Array.from({ length: 100 }, () => confirmed()));
    const answers = await Promise.all(ids.map((id) => confirm(id)));
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([
      1, 99,
    ]);
    for (const answer of refused) expect(answer.body).toMatchObject({ code: 'slot_full' });
    expect(await taken()).toEqual(['05:00 2']);
    const rows = await test.db.query(
      'select count(*) as confirmed from counsel where state = $1 and consultation_at = $2',
      [APPOINTMENT, TWO],
    );
    expect(rows).toEqual([{ confirmed: 2 }]);
  });

  it('a limit that is set while appointments are confirmed includes all of them', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => confirmed()));
    const [, ...answers] = await Promise.all([set({ seats: 3 }), ...ids.map((id) => confirm(id))]);
    const held = answers.filter(({ status }) => status === 200).length;
    expect(held).toBeGreaterThanOrEqual(3);
    expect(await taken()).toEqual([`05:00 ${held}`]);
    expect(await confirm(await confirmed())).toMatchObject(FULL);
  });

  describe('a seat is taken', () => {
    it('by default without a limit', async () => {
      expect(await consulting()).toEqual({
        version: 1,
        hours: null,
        seats: null,
        minutes: 30,
        emails: [],
      });
      for (const id of [await confirmed(), await confirmed()]) {
        expect((await confirm(id)).status).toBe(200);
      }
      expect(await taken()).toEqual([]);
    });

    it('in each half hour that the visit touches; a refusal changes nothing', async () => {
      await set({ seats: 1, minutes: 60 });
      await confirm(await confirmed(), '2026-12-10T05:10:00.000Z');
      expect(await taken()).toEqual(['05:00 1', '05:30 1', '06:00 1']);
      const late = await confirmed();
      expect(await confirm(late, '2026-12-10T04:30:00.000Z')).toMatchObject(FULL);
      expect(await stateOf(late)).toBe('CLINIC_CONFIRMED');
      expect(await taken()).toEqual(['05:00 1', '05:30 1', '06:00 1']);
      expect((await confirm(late, '2026-12-10T04:00:00.000Z')).status).toBe(200);
      expect(await taken()).toEqual(['04:00 1', '04:30 1', '05:00 1', '05:30 1', '06:00 1']);
    });

    it('by a wish that is confirmed by one press', async () => {
      await set({ seats: 1 });
      const wishes: Made = { state: 'AWAITING_CLINIC_CONFIRMATION', wishes: { times: [TWO] } };
      const [first, second] = [await confirmed(wishes), await confirmed(wishes)];
      expect((await confirm(first)).status).toBe(200);
      expect(await confirm(second)).toMatchObject(FULL);
      expect(await stateOf(second)).toBe('AWAITING_CLINIC_CONFIRMATION');
    });

    it('AMB-18 by a proposal that the member accepts; one that others filled is marked', async () => {
      await set({ seats: 1 });
      const id = await confirmed();
      const { proposals } = Object((await propose(id, [TWO, HALF_PAST])).body).data;
      await confirm(await confirmed());
      const page = await test.get(`/member/counsels/${id}`, desk.asMember);
      expect(Object(page.body).data.proposals).toEqual([
        { id: proposals[0].id, at: TWO, isFull: true },
        { id: proposals[1].id, at: HALF_PAST },
      ]);
      expect(await accept(id, proposals[0].id)).toMatchObject(FULL);
      expect((await accept(id, proposals[1].id)).status).toBe(200);
      expect(await taken()).toEqual(['05:00 1', '05:30 1']);
      expect(await propose(await confirmed(), [HALF_PAST])).toMatchObject(FULL);
    });

    it('not by an appointment in the past that staff enter later', async () => {
      await set({ seats: 1 });
      for (const id of [await confirmed(), await confirmed()]) {
        expect((await confirm(id, '2026-11-19T05:00:00.000Z')).status).toBe(200);
      }
    });
  });

  describe('a seat is given back', () => {
    const held = async () => {
      await set({ seats: 1 });
      const id = await confirmed();
      await confirm(id);
      expect(await taken()).toEqual(['05:00 1']);
      return id;
    };

    it.each([
      ['staff withdraw the appointment', { state: 'CLINIC_CONFIRMED' }],
      ['staff cancel', { state: 'CANCELED', reason: '휴진' }],
      ['the treatment was already made', { state: 'TREATMENT_COMPLETE', reason: '어제 함께' }],
    ])('when %s', async (_, body) => {
      await change(await held(), body);
      expect(await taken()).toEqual([]);
      expect((await confirm(await confirmed())).status).toBe(200);
    });

    it('when the member cancels, withdraws the consent, or leaves', async () => {
      const first = await held();
      const cancel = { state: 'CANCELED', reason: '못 가요' };
      await test.send('PATCH', `/member/counsels/${first}`, cancel, desk.asMember);
      expect(await taken()).toEqual([]);
      await held();
      const withdrawal = { clinic_id: desk.clinicId, counsels: 'close' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
      expect(await taken()).toEqual([]);
      await held();
      await test.db.transaction((tx) => eraseMemberRows(tx, desk.me, NOW));
      expect(await taken()).toEqual([]);
    });

    it('when the visit moves to another time', async () => {
      const id = await held();
      await change(id, { state: 'CLINIC_CONFIRMED' });
      await confirm(id, HALF_PAST);
      expect(await taken()).toEqual(['05:30 1']);
    });
  });

  describe('a clinic sets its seats', () => {
    it('the appointments ahead take theirs, and a lower number removes none of them', async () => {
      const ids = [await confirmed(), await confirmed(), await confirmed()];
      for (const id of ids) await confirm(id);
      const at = new Date(HALF_PAST);
      await confirmed({ state: 'TREATMENT_APPOINTMENT_CONFIRMED', treatment_at: at });
      await confirmed({ state: 'CANCELED', consultation_at: at });
      await set({ seats: 2 });
      expect(await taken()).toEqual(['05:00 3', '05:30 1']);
      expect(await stateOf(ids[2] ?? '')).toBe(APPOINTMENT);
      await change(ids[0] ?? '', { state: 'CLINIC_CONFIRMED' });
      expect(await confirm(ids[0] ?? '')).toMatchObject(FULL);
      await change(ids[1] ?? '', { state: 'CLINIC_CONFIRMED' });
      expect((await confirm(ids[0] ?? '')).status).toBe(200);
      await set({ minutes: 60 });
      expect(await taken()).toEqual(['05:00 2', '05:30 3', '06:00 1']);
      await set({ seats: null });
      expect(await taken()).toEqual([]);
    });

    it('visitors see the hours, the access record names what changed, and a colleague is not overwritten', async () => {
      const hours = { days: { mon: { opensAt: '10:00', closesAt: '12:00' } } };
      const answer = await set({ hours, seats: 4 });
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { version: 2, hours, seats: 4, minutes: 30 } },
      });
      const page = await test.get(`/public/clinics/${desk.clinicId}`);
      expect(Object(page.body).data.consultingHours).toEqual(hours);
      expect(await set({ version: 1 })).toMatchObject({ body: { code: 'stale_version' } });
      const records = await test.db.query(
        "select subject_ids, detail from access_record where action = 'CONSULTING_CHANGED'",
      );
      expect(records).toEqual([
        { subject_ids: [desk.clinicId], detail: 'consultingHours consultingSeats' },
      ]);
    });

    it('the access record does not name hours that stay, although PostgreSQL reorders their keys', async () => {
      const day = { opensAt: '10:00', closesAt: '18:00', breakFrom: '13:00', breakTo: '14:00' };
      const hours = { days: { mon: day, fri: day } };
      await set({ hours });
      await set({ hours, seats: 4 });
      const records = await test.db.query(
        "select detail from access_record where action = 'CONSULTING_CHANGED' order by id",
      );
      expect(records).toEqual([{ detail: 'consultingHours' }, { detail: 'consultingSeats' }]);
    });

    it.each([
      ['no seat', { seats: 0 }],
      ['too many', { seats: 51 }],
      ['a length beside the half hours', { minutes: 45 }],
      ['a whole day', { minutes: 480 }],
    ])('but not %s', async (_, changes) => {
      expect((await set(changes)).status).toBe(400);
    });
  });
});
