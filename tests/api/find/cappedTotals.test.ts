import { beforeAll, describe, expect, it } from 'vitest';
import { TOTAL_CAP } from '../../../contract/plain/limits.ts';
import { cappedCount } from '../../../server/db/lists/cappedCount.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const MANY = TOTAL_CAP + 2;
const CAPPED = { total: TOTAL_CAP, totalIsCapped: true };

forOneEngine((_engine, open) => {
  describe('AMB-103 the total of a list with more than 100,000 rows', () => {
    let test: TestApp;
    let clinicId: string;
    beforeAll(async () => {
      test = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
      clinicId = (await aClinic(test.db)).id;
      const insert = `insert into doctor (id, clinic_id, name, created_at, updated_at)
        select gen_random_uuid(), $1, '김', now(), now() from generate_series(1, $2::int)`;
      await test.db.transaction((tx) => tx.query(insert, [clinicId, MANY]), { isUnlimited: true });
    });

    const listOf = async (path: string, headers = {}) => {
      const { data, ...total } = Object((await test.get(path, headers)).body);
      return { rows: data.length, total };
    };

    it('is 100000 and marked, with every sort', async () => {
      for (const sort of ['newest', 'rating', 'popular']) {
        const list = await listOf(`/public/doctors?limit=1&sort=${sort}`);
        expect(list).toEqual({ rows: 1, total: CAPPED });
      }
    });

    it('is 100000 and marked in the console of an operator', async () => {
      const operator = asking(await aStaff(test.db));
      expect(await listOf('/staff/doctors', operator)).toEqual({ rows: 20, total: CAPPED });
    });

    it('is exact within one clinic', async () => {
      const all = { rows: 20, total: { total: MANY } };
      const operator = asking(await aStaff(test.db));
      expect(await listOf(`/staff/doctors?clinicId=${clinicId}`, operator)).toEqual(all);
      const clinic = asking(await aStaff(test.db, { clinic_id: clinicId }));
      expect(await listOf('/staff/doctors', clinic)).toEqual(all);
    });

    it('counts no more rows than it needs', async () => {
      const filter = { sql: 'true', params: [] };
      expect(await cappedCount(test.db, 'doctor', filter)).toEqual(CAPPED);
      const exact = { ...filter, hasExactTotal: true };
      expect(await cappedCount(test.db, 'doctor', exact)).toEqual({ total: MANY });
    });
  });
});
