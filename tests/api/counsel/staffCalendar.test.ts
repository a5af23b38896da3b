import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../../contract/staff/staffCalendar.ts';
import type { ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import { eraseMemberRows } from '../../../server/domain/member/eraseMemberSql.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aMember } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const TWO = '2026-12-10T05:00:00.000Z';
const HALF_PAST = '2026-12-10T05:30:00.000Z';
const THREE = '2026-12-10T06:00:00.000Z';
const NEXT_DAY = '2026-12-11T05:00:00.000Z';
const A_YEAR_AHEAD = '2027-11-20T12:00:00.000Z';
const DAY = 'from=2026-12-10';
const UNKNOWN = '0193a000-0000-7000-8000-00000000dead';
const AGREED = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const TREATMENT = 'TREATMENT_APPOINTMENT_CONFIRMED';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test, { member: { nickname: '나비' } });

  const made = (given: Parameters<typeof desk.counsel>[0] = {}) =>
    desk.counsel({ state: 'CLINIC_CONFIRMED', ...given });
  const read = (query = DAY, who = desk.staff, id = desk.clinicId) =>
    test.get(`/staff/clinics/${id}/calendar?${query}`, asking(who));
  const calendar = async (query = DAY) => {
    const { status, body } = await read(query);
    expect(status).toBe(200);
    return Object(body).data;
  };
  const entries = async (query = DAY): Promise<CalendarEntry[]> => (await calendar(query)).entries;
  /** As 10 05:00 consultation agreed, by the clock of the database. */
  const lines = async (query = DAY) =>
    (await entries(query)).map(
      ({ at, kind, status }) => `${at.slice(8, 16).replace('T', ' ')} ${kind} ${status}`,
    );
  const idsOf = async (query = DAY) => (await entries(query)).map(({ counselId }) => counselId);
  const send = async (method: string, path: string, form?: object, headers = desk.asStaff) => {
    const { status, body } = await test.send(method, path, form, headers);
    expect(status).toBe(200);
    return Object(body).data;
  };
  const change = (id: string, body: object) =>
    send('PATCH', `/staff/counsels/${id}`, { version: 1, ...body });
  const propose = async (id: string, times: readonly string[]): Promise<{ id: string }[]> =>
    (await send('POST', `/staff/counsels/${id}/proposals`, { version: 1, times })).proposals;
  const set = (changes: Partial<ConsultingForm>) => {
    const form = { version: 1, hours: null, seats: null, minutes: 30, ...changes };
    return send('PATCH', `/staff/clinics/${desk.clinicId}/consulting`, form);
  };
  const records = () =>
    test.db.query(
      `select staff_id, subject, subject_ids, detail from access_record
       where action = 'CALENDAR_READ' order by position`,
    );

  describe('the calendar of a clinic shows', () => {
    it('an appointment with its counsel, code, nickname if any and language, and nothing else', async () => {
      const entry = { code: 'ABC234', at: TWO, kind: 'consultation', status: 'agreed' };
      const id = await desk.appointment(TWO, { code: 'ABC234', language: 'ja' });
      const nameless = await desk.appointment(THREE, {
        member_id: (await aMember(test.db)).id,
        code: 'B',
      });
      expect(await entries()).toMatchObject([
        { ...entry, counselId: id, nickname: '나비', language: 'ja' },
        { ...entry, counselId: nameless, at: THREE, code: 'B', nickname: null, language: 'ko' },
      ]);
    });

    it('appointments and proposed times of all counsels in the order of time, not of their making', async () => {
      await desk.appointment('2026-12-10T07:00:00.000Z');
      await propose(await made(), [NEXT_DAY, THREE]);
      await made({ state: TREATMENT, treatment_at: new Date(TWO) });
      await desk.appointment('2026-12-11T01:10:00.000Z');
      expect(await lines(`${DAY}&days=2`)).toEqual([
        '10 05:00 treatment agreed',
        '10 06:00 consultation proposed',
        '10 07:00 consultation agreed',
        '11 01:10 consultation agreed',
        '11 05:00 consultation proposed',
      ]);
    });

    it('at the same time: the agreed before the proposed, then the earlier counsel', async () => {
      const asked = await made();
      await propose(asked, [TWO]);
      const both = [await desk.appointment(TWO), await desk.appointment(TWO)];
      expect(await idsOf()).toEqual([...both, asked]);
    });

    it('a visit that has passed as agreed, until the counsel is in a later state; then as done', async () => {
      test.now = new Date(NEXT_DAY);
      const states = [AGREED, 'CONSULTATION_COMPLETE', TREATMENT, 'TREATMENT_COMPLETE'] as const;
      for (const state of states) await desk.appointment(TWO, { state });
      const done = '10 05:00 consultation done';
      expect(await lines()).toEqual(['10 05:00 consultation agreed', done, done, done]);
    });

    it('both visits of a counsel, the treatment as done once it is complete', async () => {
      test.now = new Date(HALF_PAST);
      const id = await desk.appointment(TWO, {
        state: TREATMENT,
        treatment_at: new Date(NEXT_DAY),
      });
      const consultation = '10 05:00 consultation done';
      expect(await lines(`${DAY}&days=2`)).toEqual([consultation, '11 05:00 treatment agreed']);
      test.now = new Date('2026-12-11T06:00:00.000Z');
      await change(id, { state: 'TREATMENT_COMPLETE' });
      expect(await lines(`${DAY}&days=2`)).toEqual([consultation, '11 05:00 treatment done']);
    });

    it('a time that is proposed after the consultation as one of the treatment, even a year ahead', async () => {
      await propose(await made({ state: 'CONSULTATION_COMPLETE' }), [TWO, A_YEAR_AHEAD]);
      expect(await lines()).toEqual(['10 05:00 treatment proposed']);
      expect(await lines('from=2027-11-20')).toEqual(['20 12:00 treatment proposed']);
    });

    it('each proposed time of a counsel until the member accepts one', async () => {
      const id = await made({ state: 'AWAITING_CLINIC_CONFIRMATION' });
      const [, second] = await propose(id, [TWO, THREE]);
      const open = ['10 05:00 consultation proposed', '10 06:00 consultation proposed'];
      expect(await lines()).toEqual(open);
      const path = `/member/counsels/${id}/proposals/${second?.id}/accept`;
      await send('POST', path, undefined, desk.asMember);
      expect(await lines()).toEqual(['10 06:00 consultation agreed']);
    });

    it('the asked days from midnight to midnight in Korea; one day, when no number is given', async () => {
      await desk.appointment('2026-12-09T14:59:59.999Z');
      const day = [
        await desk.appointment('2026-12-09T15:00:00.000Z'),
        await desk.appointment('2026-12-10T14:59:00Z'),
      ];
      const next = await desk.appointment('2026-12-10T15:00:00.000Z');
      const last = await desk.appointment('2026-12-23T14:30:00.000Z');
      await propose(await made(), ['2026-12-09T14:30:00.000Z', '2026-12-23T15:00:00.000Z']);
      for (const query of [DAY, `${DAY}&days=1`]) expect(await idsOf(query)).toEqual(day);
      expect(await idsOf(`${DAY}&days=2`)).toEqual([...day, next]);
      expect(await idsOf(`${DAY}&days=14`)).toEqual([...day, next, last]);
    });
  });

  describe('the calendar of a clinic leaves out', () => {
    it('canceled counsels, before and after the time of their visit', async () => {
      await desk.appointment(TWO, { state: 'CANCELED', treatment_at: new Date(THREE) });
      expect(await lines()).toEqual([]);
      test.now = new Date(NEXT_DAY);
      expect(await lines()).toEqual([]);
    });

    it.each([
      ['staff cancel', { state: 'CANCELED', reason: '휴진' }],
      ['staff withdraw it', { state: 'CLINIC_CONFIRMED' }],
      ['a jump leaves it behind', { state: 'TREATMENT_COMPLETE', reason: '어제 함께' }],
    ])('an appointment ahead once %s', async (_, body) => {
      const id = await desk.appointment(TWO);
      expect(await lines()).toEqual(['10 05:00 consultation agreed']);
      await change(id, body);
      expect(await lines()).toEqual([]);
    });

    it('times that staff withdraw, and those of a counsel that the member cancels', async () => {
      const [first, second] = [await made(), await made()];
      for (const id of [first, second]) await propose(id, [TWO]);
      expect(await idsOf()).toEqual([first, second]);
      await send('DELETE', `/staff/counsels/${first}/proposals?version=2`);
      expect(await idsOf()).toEqual([second]);
      const cancel = { state: 'CANCELED', reason: '못 가요' };
      await send('PATCH', `/member/counsels/${second}`, cancel, desk.asMember);
      expect(await idsOf()).toEqual([]);
    });

    it('proposed times that have passed without an answer; those of the same day that are ahead stay', async () => {
      await propose(await made(), [TWO, THREE]);
      test.now = new Date('2026-12-10T05:10:00.000Z');
      expect(await lines()).toEqual(['10 06:00 consultation proposed']);
    });

    it('members who left', async () => {
      await desk.appointment(TWO);
      await propose(await made(), [THREE]);
      await test.db.transaction((tx) => eraseMemberRows(tx, desk.me, test.now));
      expect(await lines()).toEqual([]);
    });

    it('appointments and proposed times of other clinics', async () => {
      const other = (await aClinic(test.db)).id;
      const colleague = await aStaff(test.db, { role: 'CLINIC', clinic_id: other });
      await desk.appointment(TWO, { clinic_id: other });
      const path = `/staff/counsels/${await made({ clinic_id: other })}/proposals`;
      await send('POST', path, { version: 1, times: [THREE] }, asking(colleague));
      expect(Object((await read(DAY, colleague, other)).body).data.entries).toHaveLength(2);
      const own = await desk.appointment(TWO);
      expect(await idsOf()).toEqual([own]);
    });
  });

  describe('the calendar names the seats and the hours', () => {
    const OPEN = {
      days: { thu: { opensAt: '09:00', closesAt: '18:00' } },
      closedOn: ['2026-12-10', '2026-12-17'],
    };
    const OWN = { days: { thu: { opensAt: '14:00', closesAt: '16:00' } } };
    const opens = (hours: object) =>
      test.db.query('update clinic set opening_hours = $1::jsonb', [JSON.stringify(hours)]);

    it('no limit, visits of half an hour and no hours, as long as the clinic set nothing', async () => {
      await desk.appointment(TWO);
      const unset = { seats: null, minutes: 30, hours: null, slots: [] };
      expect(await calendar()).toEqual({ ...unset, entries: [expect.anything()] });
    });

    it('the seats that agreed visits of the asked days take; a proposed time takes none', async () => {
      await desk.appointment(TWO);
      await desk.appointment(NEXT_DAY);
      await propose(await made(), [THREE]);
      await set({ seats: 3, minutes: 60 });
      await change(await made(), { state: AGREED, appointment: HALF_PAST });
      const { seats, minutes, slots } = await calendar();
      expect([seats, minutes]).toEqual([3, 60]);
      const taken = (each: { at: string; taken: number }) => `${each.at} ${each.taken}`;
      expect(slots.map(taken)).toEqual([`${TWO} 1`, `${HALF_PAST} 2`, `${THREE} 1`]);
    });

    it('the opening hours, or the hours for consultations; days on which the whole clinic is closed count for both', async () => {
      await opens(OPEN);
      expect((await calendar()).hours).toEqual(OPEN);
      const slots = `/staff/clinics/${desk.clinicId}/slots?from=2026-12-10`;
      expect((await test.data(slots, desk.asStaff)).hours).toEqual(OPEN);
      await set({ hours: { ...OWN, closedOn: ['2026-12-24', '2026-12-10'] } });
      const closedOn = ['2026-12-24', ...OPEN.closedOn];
      expect((await calendar()).hours).toEqual({ ...OWN, closedOn });
      await set({ version: 2 });
      expect((await calendar()).hours).toEqual(OPEN);
    });
  });

  describe('who reads a calendar', () => {
    it('staff of the clinic and operators see it; for other staff there is no such clinic', async () => {
      const id = await desk.appointment(TWO);
      const seen = { status: 200, body: { data: { entries: [{ counselId: id }] } } };
      expect(await read()).toMatchObject(seen);
      expect(await read(DAY, await aStaff(test.db))).toMatchObject(seen);
      const foreign = await aStaff(test.db, { role: 'CLINIC' });
      const hidden = { status: 404, body: { code: 'not_found' } };
      expect(await read(DAY, foreign)).toMatchObject(hidden);
      expect(await read(DAY, await aStaff(test.db), UNKNOWN)).toMatchObject(hidden);
      expect(await records()).toHaveLength(2);
    });

    it('is in the access record at each reading, with each counsel that was shown once, or none', async () => {
      const twice = await made();
      await propose(twice, [TWO, THREE]);
      const once = await desk.appointment(HALF_PAST);
      await desk.appointment(NEXT_DAY);
      await read();
      await read('from=2026-12-12&days=7');
      const entry = { staff_id: desk.staff.staffId, subject: 'counsel', detail: '' };
      expect(await records()).toEqual([
        { ...entry, subject_ids: [twice, once] },
        { ...entry, subject_ids: [] },
      ]);
    });
  });

  describe('days are refused, without a reading,', () => {
    it.each([
      ['when there is no date', 'days=1'],
      ['when nothing is given', ''],
      ['when the date is none of the calendar', 'from=2026-02-30'],
      ['when the date is a time', `from=${TWO}`],
      ['when the date is beyond what the database counts', 'from=9999-12-31&days=14'],
      ['for no day', `${DAY}&days=0`],
      ['for more than two weeks', `${DAY}&days=15`],
      ['for less than a day', `${DAY}&days=-1`],
      ['for a number that is none', `${DAY}&days=week`],
      ['with an unknown field', `${DAY}&clinic=${UNKNOWN}`],
    ])('%s', async (_, query) => {
      const { status, body } = await read(query);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(await records()).toEqual([]);
    });
  });
});
