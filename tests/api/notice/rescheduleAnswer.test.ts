import { beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const APPOINTMENT = '2026-12-10T05:00:00.000Z';
const WISHED = '2026-12-11T05:00:00.000Z';
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const ISSUER = 'https://access.line.me';

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  const desk = deskWorld(test);
  let counsel: string;
  beforeEach(async () => {
    const identity = [ISSUER, 'U1', desk.me];
    await test.db.query('insert into member_identity values ($1, $2, $3, now())', identity);
    const created_at = new Date('2026-11-10T10:00:00+09:00');
    counsel = await desk.appointment(APPOINTMENT, { created_at });
  });

  const at = (clock: string) => {
    test.now = new Date(`2026-11-20T${clock}:00+09:00`);
  };
  const askForAnotherTime = async () => {
    const form = { appointmentAt: APPOINTMENT, wishes: { times: [WISHED] } };
    const path = `/member/counsels/${counsel}/reschedule`;
    expect((await test.send('POST', path, form, desk.asMember)).status).toBe(200);
  };
  const answer = async (method: string, path: string, form: object) => {
    const whole = `/staff/counsels/${counsel}${path}`;
    expect((await test.send(method, whole, form, desk.asStaff)).status).toBe(200);
  };
  const move = () => answer('PATCH', '', { version: 1, state, appointment: WISHED });
  const propose = () => answer('POST', '/proposals', { version: 1, times: [WISHED] });
  const say = () => answer('POST', '/messages', { text: '가능해요' });
  const leaves = () =>
    test.db.query(`select due_at from outbox where channel = 'LINE' and member_id = $1`, [desk.me]);

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
      expect(await leaves()).toEqual([{ due_at: test.now }]);
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
