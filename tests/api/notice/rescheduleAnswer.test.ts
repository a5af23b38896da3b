import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

const APPOINTMENT = '2026-12-10T05:00:00.000Z';
const WISHED = '2026-12-11T05:00:00.000Z';
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const ISSUER = 'https://access.line.me';

forOneEngine((_engine, open) => {
  let test: TestApp;
  let now: Date;
  let me: string;
  let staff: StaffSession;
  let counsel: string;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    const clinic_id = (await aClinic(test.db)).id;
    staff = await aStaff(test.db, { clinic_id });
    me = (await aConsentingMember(test.db, clinic_id)).id;
    const identity = [ISSUER, 'U1', me];
    await test.db.query('insert into member_identity values ($1, $2, $3, now())', identity);
    const made = {
      member_id: me,
      clinic_id,
      state,
      consultation_at: new Date(APPOINTMENT),
    } as const;
    const created_at = new Date('2026-11-10T10:00:00+09:00');
    counsel = (await aCounsel(test.db, { ...made, created_at })).id;
  });

  const at = (clock: string) => {
    now = new Date(`2026-11-20T${clock}:00+09:00`);
  };
  const askForAnotherTime = async () => {
    const form = { appointmentAt: APPOINTMENT, wishes: { times: [WISHED] } };
    const path = `/member/counsels/${counsel}/reschedule`;
    expect((await test.send('POST', path, form, asMember(me))).status).toBe(200);
  };
  const answer = async (method: string, path: string, form: object) => {
    const whole = `/staff/counsels/${counsel}${path}`;
    expect((await test.send(method, whole, form, asking(staff))).status).toBe(200);
  };
  const move = () => answer('PATCH', '', { version: 1, state, appointment: WISHED });
  const propose = () => answer('POST', '/proposals', { version: 1, times: [WISHED] });
  const say = () => answer('POST', '/messages', { text: '가능해요' });
  const leaves = () =>
    test.db.query(`select due_at from outbox where channel = 'LINE' and member_id = $1`, [me]);

  describe('at night, the answer to a request for another time', () => {
    it.each([
      ['the wished time', move],
      ['other times', propose],
      ['a message', say],
    ])('leaves at once within the hour: %s', async (_, give) => {
      at('22:00');
      await askForAnotherTime();
      at('22:10');
      await give();
      expect(await leaves()).toEqual([{ due_at: now }]);
    });

    it('waits for the morning when the member asked longer ago', async () => {
      at('21:00');
      await askForAnotherTime();
      at('22:10');
      await move();
      expect(await leaves()).toEqual([{ due_at: new Date('2026-11-21T08:00:00+09:00') }]);
    });
  });
});
