import { koreanDayOf } from '../../lib/koreanDay.ts';
import { countOld, type OldRows } from '../retention/oldRows.ts';

/** The entries of the first chain leave as a whole, when the newest is old enough. */
const BOTH = `(select at from access_record where day < $2::date
  union all
  select at from audit where (select max(at) from audit) < $1) as entry`;

/** dropOldDays.ts deletes them, once an hour. */
export const oldEntries: OldRows = {
  count: (db, border) =>
    countOld(db, { from: BOTH, oldest: 'min(at)', params: [border, koreanDayOf(border)] }),
};
