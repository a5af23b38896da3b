import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const TEN = '2026-12-10T01:00:00.000Z';
const ELEVEN = '2026-12-10T02:00:00.000Z';
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: new Date('2026-12-09T01:00:00.000Z') });
  const desk = deskWorld(test);

  const set = async (changes: Partial<ConsultingForm>) => {
    const path = `/staff/clinics/${desk.clinicId}/consulting`;
    const form = { ...(await test.data(path, desk.asStaff)), ...changes };
    expect((await test.send('PATCH', path, form, desk.asStaff)).status).toBe(200);
  };
  const confirm = async (appointment: string) =>
    desk.change(await desk.counsel({ state: 'CLINIC_CONFIRMED' }), { state, appointment });

  describe('the half hours of a visit that has begun', () => {
    beforeEach(async () => {
      await set({ seats: 1, minutes: 120 });
      expect((await confirm(TEN)).status).toBe(200);
      test.now = new Date('2026-12-10T01:05:00.000Z');
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
