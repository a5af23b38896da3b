import { describe, expect, it } from 'vitest';
import { visitCodeOf } from '../../../server/domain/visit/visitCode.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const AT = '2026-12-10T05:00:00.000Z';
const MORNING = new Date('2026-12-10T01:00:00.000Z');
const AFTER = new Date('2026-12-10T06:00:00.000Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: AFTER });
  const desk = deskWorld(test);

  const card = async () => (await test.data('/staff/counsels', desk.asStaff))[0];
  const missed = () => test.db.query(`select 1 from day_sum where kind = 'missed'`);

  describe('AMB-18 AMB-105 a visit that the code has confirmed', () => {
    it('cannot be noted as missed, also when the code came before the hour', async () => {
      const id = await desk.appointment(AT);
      test.now = MORNING;
      const body = { version: 1, code: visitCodeOf(testMasterKeys, id) };
      await test.send('POST', `/staff/counsels/${id}/visit`, body, desk.asStaff);
      test.now = AFTER;
      expect([(await desk.atDesk(id)).hasCome, (await card()).hasCome]).toEqual([true, true]);
      expect(await desk.change(id, { noShow: true })).toMatchObject({
        status: 409,
        body: { code: 'not_allowed_now' },
      });
      expect(await desk.atDesk(id)).toMatchObject({ noShow: null, version: 2 });
      expect(await missed()).toEqual([]);
    });

    it('does not count for the treatment later on the same day, which can be noted as missed', async () => {
      const id = await desk.appointment(MORNING.toISOString());
      await desk.change(id, { state: 'CONSULTATION_COMPLETE' });
      await test.db.query('update counsel set visited_at = consultation_at');
      test.now = new Date('2026-12-10T02:00:00.000Z');
      await desk.change(id, { state: 'TREATMENT_APPOINTMENT_CONFIRMED', appointment: AT });
      test.now = AFTER;
      for (const shown of [await desk.atDesk(id), await card()]) {
        expect(shown).not.toHaveProperty('hasCome');
      }
      expect((await desk.change(id, { noShow: true })).status).toBe(200);
      expect((await desk.atDesk(id)).visitedAt).toBe(MORNING.toISOString());
    });

    it('does not count for the treatment on a later day, which can be noted as missed', async () => {
      const id = await desk.counsel({
        state: 'TREATMENT_APPOINTMENT_CONFIRMED',
        consultation_at: new Date('2026-12-09T05:00:00.000Z'),
        treatment_at: new Date(AT),
      });
      await test.db.query('update counsel set visited_at = consultation_at');
      for (const shown of [await desk.atDesk(id), await card()]) {
        expect(shown).not.toHaveProperty('hasCome');
      }
      expect((await desk.change(id, { noShow: true })).status).toBe(200);
      expect(await missed()).not.toEqual([]);
    });
  });
});
