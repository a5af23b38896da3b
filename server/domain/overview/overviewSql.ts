import type { DayRange, OverviewEvent } from '../../../contract/staff/staffOverview.ts';
import type { Queryable } from '../../db/database.ts';
import type { DaySum } from './overviewRules.ts';

/** Null: all clinics together. */
export type OfClinic = string | null;

/** $1 is the clinic. With null another index is used, so each has its own condition. */
const isOf = (clinicId: OfClinic) =>
  clinicId === null ? '$1::uuid is null and clinic_id is null' : 'clinic_id = $1';

/** The sums of each day, without those of single events. */
export const selectSums = (
  db: Queryable,
  clinicId: OfClinic,
  { from, to }: DayRange,
): Promise<DaySum[]> =>
  db.query<DaySum>(
    `select day::text, kind, part, amount from day_sum
     where ${isOf(clinicId)} and day between $2::date and $3::date and kind not like 'event%'`,
    [clinicId, from, to],
  );

export type MonthSum = Omit<DaySum, 'day'> & { month: string };

/** How many reviews members wrote, and with which ratings, by month. */
export const selectRatings = (
  db: Queryable,
  clinicId: OfClinic,
  { from, to }: DayRange,
): Promise<MonthSum[]> =>
  db.query<MonthSum>(
    `select to_char(day, 'YYYY-MM') as month, kind, part, sum(amount)::int as amount from day_sum
     where ${isOf(clinicId)} and day between $2::date and $3::date and kind in ('reviewed', 'rated')
     group by 1, kind, part`,
    [clinicId, from, to],
  );

/**
 * Events with the most counsels first, then with the most views. Deleted events are left out, and on the page of a
 * clinic those that belong to another clinic now. `limit` null: all.
 */
export const selectEvents = (
  db: Queryable,
  clinicId: OfClinic,
  { from, to }: DayRange,
  limit: number | null,
): Promise<OverviewEvent[]> =>
  db.query<OverviewEvent>(
    `select event.id, event.title as name, event.title_ja as "nameJa", summed.viewed, summed.booked
     from (
       select part,
         coalesce(sum(amount) filter (where kind = 'eventViewed'), 0)::int as viewed,
         coalesce(sum(amount) filter (where kind = 'eventBooked'), 0)::int as booked
       from day_sum
       where ${isOf(clinicId)} and day between $2::date and $3::date
         and kind in ('eventViewed', 'eventBooked')
       group by part) as summed
     join event on event.id = summed.part::uuid and ($1::uuid is null or event.clinic_id = $1)
     order by summed.booked desc, summed.viewed desc, event.id limit $4`,
    [clinicId, from, to, limit],
  );
