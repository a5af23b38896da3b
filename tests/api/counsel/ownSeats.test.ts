import { beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
/** 14:00 and 14:30 in Korea. */
const TWO = '2026-12-10T05:00:00.000Z';
const LATER = { times: ['2026-12-10T05:30:00.000Z'] };

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);
  let id: string;

  /** One seat, visits of an hour, an appointment at 14:00; its member asks for 14:30 instead. */
  beforeEach(async () => {
    const path = `/staff/clinics/${desk.clinicId}/consulting`;
    const form = await test.data(path, desk.asStaff);
    await test.send('PATCH', path, { ...form, seats: 1, minutes: 60 }, desk.asStaff);
    id = await desk.counsel({ state: 'CLINIC_CONFIRMED' });
    await desk.change(id, { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: TWO });
    const wish = { appointmentAt: TWO, wishes: LATER };
    await test.send('POST', `/member/counsels/${id}/reschedule`, wish, desk.asMember);
  });

  /** As 05:00 1, by the clock of the database. */
  const taken = async (more = '') => {
    const path = `/staff/clinics/${desk.clinicId}/slots?from=2026-12-10${more}`;
    const { slots } = await test.data(path, desk.asStaff);
    return slots.map((slot: { at: string; taken: number }) => {
      return `${slot.at.slice(11, 16)} ${slot.taken}`;
    });
  };

  describe('the seats of a counsel itself', () => {
    it('do not stand in the way of its next appointment: it can be proposed and accepted', async () => {
      const { version } = await desk.atDesk(id);
      const path = `/staff/counsels/${id}/proposals`;
      const answer = await test.send('POST', path, { version, ...LATER }, desk.asStaff);
      expect(answer.status).toBe(200);
      const { proposals } = await desk.mine(id);
      expect(proposals).toEqual([{ id: expect.any(String), at: LATER.times[0] }]);
      const accept = `/member/counsels/${id}/proposals/${proposals[0].id}/accept`;
      expect((await test.send('POST', accept, undefined, desk.asMember)).status).toBe(200);
      expect(await taken()).toEqual(['05:30 1', '06:00 1']);
    });

    it('are left out of what staff see while they look for a time for it', async () => {
      expect(await taken()).toEqual(['05:00 1', '05:30 1']);
      expect(await taken(`&except=${id}`)).toEqual([]);
      expect(await taken(`&except=${desk.clinicId}`)).toEqual(['05:00 1', '05:30 1']);
    });
  });
});
