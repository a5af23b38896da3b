import type { DemoStaff } from '../../contract/demoStaff.ts';
import type { Queryable } from '../db/database.ts';
import { named } from '../db/jsonSql.ts';

/** The given accounts that exist. */
export function selectPresent(
  db: Queryable,
  userIds: readonly string[],
): Promise<Omit<DemoStaff, 'password'>[]> {
  return db.query<Omit<DemoStaff, 'password'>>(
    `select staff.user_id, staff.role,
       (select ${named('clinic')} from clinic where clinic.id = staff.clinic_id) as clinic
     from staff where staff.active and staff.user_id = any($1)`,
    [userIds],
  );
}
