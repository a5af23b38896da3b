import { demoStaffEndpoints } from '../../contract/demoStaff.ts';
import type { Queryable } from '../db/database.ts';
import { implement, type Route } from '../http/implement.ts';
import { DEMO_STAFF } from './data/demoStaff.ts';
import { selectPresent } from './demoStaffSql.ts';

/** Lists the demo accounts that exist, with their passwords. Everyone may read it. */
export function demoStaffRoutes(db: Queryable): readonly Route[] {
  return implement(demoStaffEndpoints, {
    'GET /public/demo-staff': async () => {
      const present = await selectPresent(
        db,
        DEMO_STAFF.map(({ userId }) => userId),
      );
      const data = DEMO_STAFF.flatMap(({ userId, password }) =>
        present
          .filter(({ user_id }) => user_id === userId)
          .map((staff) => ({ ...staff, password })),
      );
      return { data };
    },
  });
}
