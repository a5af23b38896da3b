import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitCodeOf } from '../../../server/domain/visit/visitCode.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

/** Two in the afternoon in Seoul. */
const AT = new Date('2026-12-10T05:00:00.000Z');
const AFTER = new Date('2026-12-10T05:20:00.000Z');

forOneEngine((_engine, open) => {
  let test: TestApp;
  let now = AFTER;
  let clinicId: string;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = AFTER;
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinicId });
  });

  const waiting = async () =>
    (
      await aCounsel(test.db, {
        clinic_id: clinicId,
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultation_at: AT,
      })
    ).id;
  const ask = async (method: string, path: string, form: object) => {
    const [, , , id = ''] = path.split('/');
    const { data } = Object((await test.get(`/staff/counsels/${id}`, asking(staff))).body);
    const body = { version: data.version, ...form };
    expect((await test.send(method, path, body, asking(staff))).status).toBe(200);
  };
  const note = (id: string, noShow: boolean) => ask('PATCH', `/staff/counsels/${id}`, { noShow });
  const enterCode = (id: string) =>
    ask('POST', `/staff/counsels/${id}/visit`, { code: visitCodeOf(testMasterKeys, id) });
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
      now = new Date(AFTER.getTime() + DAY_MS);
      await note(twice, true);
      await note(other, true);
      expect(await missed()).toEqual(['2026-12-10 1', '2026-12-11 1']);
      now = new Date(AFTER.getTime() + 2 * DAY_MS);
      await note(twice, false);
      expect(await missed()).toEqual(['2026-12-10 0', '2026-12-11 1']);
    });
  });
});
