import { describe, expect, it } from 'vitest';
import { visitCodeOf } from '../../../server/domain/visit/visitCode.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/** Two in the afternoon in Seoul. */
const AT = '2026-12-10T05:00:00.000Z';
const AFTER = new Date('2026-12-10T05:20:00.000Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: AFTER });
  const desk = deskWorld(test);

  const waiting = () => desk.appointment(AT);
  const note = async (id: string, noShow: boolean) =>
    expect((await desk.change(id, { noShow })).status).toBe(200);
  const enterCode = async (id: string) => {
    const { version } = await desk.atDesk(id);
    const form = { version, code: visitCodeOf(testMasterKeys, id) };
    const { status } = await test.send('POST', `/staff/counsels/${id}/visit`, form, desk.asStaff);
    expect(status).toBe(200);
  };
  /** As `2026-12-10 1`. */
  const missed = async () => {
    const rows = await test.db.query<{ line: string }>(
      `select concat_ws(' ', day::text, amount) as line from day_sum
       where kind = 'missed' and clinic_id is not null order by line`,
    );
    return rows.map(({ line }) => line);
  };

  describe('the overview counts a missed appointment', () => {
    it('no more when the visit code proves that the member came late', async () => {
      const [late, absent] = [await waiting(), await waiting()];
      await note(late, true);
      await note(absent, true);
      expect(await missed()).toEqual(['2026-12-10 2']);
      await enterCode(late);
      expect(await missed()).toEqual(['2026-12-10 1']);
      await enterCode(late);
      expect(await missed()).toEqual(['2026-12-10 1']);
    });

    it('on the day of the first note, also when staff note it twice', async () => {
      const [twice, other] = [await waiting(), await waiting()];
      await note(twice, true);
      test.later(DAY_MS);
      await note(twice, true);
      await note(other, true);
      expect(await missed()).toEqual(['2026-12-10 1', '2026-12-11 1']);
      test.later(DAY_MS);
      await note(twice, false);
      expect(await missed()).toEqual(['2026-12-10 0', '2026-12-11 1']);
    });
  });
});
