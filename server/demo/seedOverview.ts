import type { Queryable } from '../db/database.ts';
import { countAllDays } from '../domain/overview/countDays.ts';
import { sumAllClinics } from '../domain/overview/daySumSql.ts';
import { koreanDayOf } from '../lib/koreanDay.ts';

/** Views of events begin this many days ago: the overview compares 90 days with the 90 before. */
const VIEWED_DAYS = 180;

/** The sums of the overview: counted from the rows of the demonstration, and made-up views of its events. */
export async function seedOverview(tx: Queryable, now: Date): Promise<void> {
  await countAllDays(tx, now);
  await insertMissed(tx);
  const today = koreanDayOf(now);
  await insertViews(tx, today);
  await sumAllClinics(tx, { first: '2000-01-01', last: today });
}

/** A move of the counsel clears the note that a member did not come, so some members who came later are added. */
const insertMissed = (tx: Queryable) =>
  tx.script(`
    insert into day_sum (clinic_id, day, kind, amount)
    select clinic_id, (at at time zone 'Asia/Seoul')::date, 'missed', count(*)
    from (
      select clinic_id, (no_show ->> 'at')::timestamptz as at from counsel where no_show is not null
      union all
      select clinic_id, consultation_at - interval '4 days' from counsel
      where state in ('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE') and hashtext(code) % 16 = 0
    ) as missed
    group by 1, 2`);

/** On every other day, while the event runs. The numbers are the same at each seed of a day. */
const insertViews = (tx: Queryable, today: string) =>
  tx.query(
    `insert into day_sum (clinic_id, day, kind, part, amount)
     select event.clinic_id, day::date, 'eventViewed', event.id::text,
       6 + (hashtext(event.id::text) & 15) + (hashtext(event.id::text || day::date::text) & 15)
     from event, generate_series($1::date - ${VIEWED_DAYS}, $1::date, interval '2 days') as day
     where event.status = 'PUBLISHED'
       and day::date between coalesce(event.starts_on, $1::date - ${VIEWED_DAYS})
         and coalesce(event.ends_on, $1::date)`,
    [today],
  );
