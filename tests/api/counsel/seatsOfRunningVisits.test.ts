import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

const TEN = '2026-12-10T01:00:00.000Z';
const ELEVEN = '2026-12-10T02:00:00.000Z';
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';

forOneEngine((_engine, open) => {
  let test: TestApp;
  let now: Date;
  let clinicId: string;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = new Date('2026-12-09T01:00:00.000Z');
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinicId });
  });

  const set = async (changes: Partial<ConsultingForm>) => {
    const path = `/staff/clinics/${clinicId}/consulting`;
    const { data } = Object((await test.get(path, asking(staff))).body);
    const { status } = await test.send('PATCH', path, { ...data, ...changes }, asking(staff));
    expect(status).toBe(200);
  };
  const confirm = async (appointment: string) => {
    const { id } = await aCounsel(test.db, { clinic_id: clinicId, state: 'CLINIC_CONFIRMED' });
    const form = { version: 1, state, appointment };
    return test.send('PATCH', `/staff/counsels/${id}`, form, asking(staff));
  };

  describe('the half hours of a visit that has begun', () => {
    beforeEach(async () => {
      await set({ seats: 1, minutes: 120 });
      expect((await confirm(TEN)).status).toBe(200);
      now = new Date('2026-12-10T01:05:00.000Z');
    });

    it.each([
      ['the e-mail addresses', { emails: ['desk@example.com'] }],
      ['the length of visits', { minutes: 180 }],
      ['the seats', { seats: 2 }],
    ])('stay taken when staff change %s', async (_, changes) => {
      await set(changes);
      const { seats }: Partial<ConsultingForm> = changes;
      for (let free = 1; free < (seats ?? 1); free += 1)
        expect((await confirm(ELEVEN)).status).toBe(200);
      expect(await confirm(ELEVEN)).toMatchObject({ status: 409, body: { code: 'slot_full' } });
    });
  });
});
