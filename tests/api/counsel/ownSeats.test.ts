import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
/** 14:00 and 14:30 in Korea. */
const TWO = '2026-12-10T05:00:00.000Z';
const LATER = { times: ['2026-12-10T05:30:00.000Z'] };
const APPOINTMENT = 'CONSULTATION_APPOINTMENT_CONFIRMED';

forOneEngine((_engine, open) => {
  let test: TestApp;
  let me: string;
  let clinicId: string;
  let staff: StaffSession;
  let id: string;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => NOW, options });
  });

  const dataOf = ({ body }: { body: unknown }) => Object(body).data;
  const read = async () => dataOf(await test.get(`/staff/counsels/${id}`, asking(staff)));

  /** One seat, visits of an hour, an appointment at 14:00; its member asks for 14:30 instead. */
  beforeEach(async () => {
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinicId)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinicId });
    const path = `/staff/clinics/${clinicId}/consulting`;
    const form = dataOf(await test.get(path, asking(staff)));
    await test.send('PATCH', path, { ...form, seats: 1, minutes: 60 }, asking(staff));
    const given = { member_id: me, clinic_id: clinicId, state: 'CLINIC_CONFIRMED' } as const;
    id = (await aCounsel(test.db, given)).id;
    const { version } = await read();
    const move = { version, state: APPOINTMENT, appointment: TWO };
    await test.send('PATCH', `/staff/counsels/${id}`, move, asking(staff));
    const wish = { appointmentAt: TWO, wishes: LATER };
    await test.send('POST', `/member/counsels/${id}/reschedule`, wish, asMember(me));
  });

  /** As 05:00 1, by the clock of the database. */
  const taken = async (more = '') => {
    const path = `/staff/clinics/${clinicId}/slots?from=2026-12-10${more}`;
    const { slots } = dataOf(await test.get(path, asking(staff)));
    return slots.map((slot: { at: string; taken: number }) => {
      return `${slot.at.slice(11, 16)} ${slot.taken}`;
    });
  };

  describe('the seats of a counsel itself', () => {
    it('do not stand in the way of its next appointment: it can be proposed and accepted', async () => {
      const { version } = await read();
      const path = `/staff/counsels/${id}/proposals`;
      const answer = await test.send('POST', path, { version, ...LATER }, asking(staff));
      expect(answer.status).toBe(200);
      const { proposals } = dataOf(await test.get(`/member/counsels/${id}`, asMember(me)));
      expect(proposals).toEqual([{ id: expect.any(String), at: LATER.times[0] }]);
      const accept = `/member/counsels/${id}/proposals/${proposals[0].id}/accept`;
      expect((await test.send('POST', accept, undefined, asMember(me))).status).toBe(200);
      expect(await taken()).toEqual(['05:30 1', '06:00 1']);
    });

    it('are left out of what staff see while they look for a time for it', async () => {
      expect(await taken()).toEqual(['05:00 1', '05:30 1']);
      expect(await taken(`&except=${id}`)).toEqual([]);
      expect(await taken(`&except=${clinicId}`)).toEqual(['05:00 1', '05:30 1']);
    });
  });
});
