import { COUNSEL_STATES, type CounselState } from '../../../contract/plain/counselCourse.ts';
import type { Queryable } from '../../db/database.ts';
import { koreanDay } from '../../db/jsonSql.ts';
import { reviewIsPublished } from '../review/reviewCardSql.ts';
import { COUNTED_KINDS, type SumKind } from './overviewRules.ts';

/** The rows of `day_sum` name a clinic, a day in Seoul and what happened; never a member or a counsel. */

const HOUR_S = 60 * 60;
/** Longer waits are counted as this many hours. */
const MOST_HOURS = 30 * 24;

const quoted = (states: readonly CounselState[]) => states.map((each) => `'${each}'`).join(', ');
const place = COUNSEL_STATES.indexOf('CONSULTATION_COMPLETE');
const beforeCompletion = quoted(COUNSEL_STATES.slice(0, place));
const sinceCompletion = quoted(COUNSEL_STATES.slice(place).filter((each) => each !== 'CANCELED'));

/** Parameters: from, until, the first id of that time. Ids are UUIDs version 7, so they find the rows of some days. */
const during = (table: string) =>
  `${table}.id >= $3 and ${table}.created_at >= $1 and ${table}.created_at < $2`;

const move = (kind: SumKind, condition: string) =>
  `select counsel.clinic_id, ${koreanDay('counsel_change.created_at')} as day, '${kind}' as kind, '' as part
   from counsel_change join counsel on counsel.id = counsel_change.counsel_id
   where ${during('counsel_change')} and ${condition}`;

const fromStaff = (table: string, column: string) =>
  `select counsel_id from ${table} where ${during(table)} and ${column} = 'staff'`;
const firstOfStaff = (table: string, column: string) =>
  `(select min(created_at) from ${table} where counsel_id = counsel.id and ${column} = 'staff')`;

/** The first move or message of staff, as in answerTime.ts. */
const answered = `
  select clinic_id, ${koreanDay('answered_at')}, 'answered',
    least(${MOST_HOURS}, greatest(1, ceil(extract(epoch from answered_at - created_at)
      / ${HOUR_S})))::int::text
  from (
    select counsel.clinic_id, counsel.created_at, least(
      ${firstOfStaff('counsel_change', 'actor')}, ${firstOfStaff('message', 'author')}) as answered_at
    from counsel where counsel.id in (
      ${fromStaff('counsel_change', 'actor')} union ${fromStaff('message', 'author')})) as first
  where answered_at >= $1 and answered_at < $2`;

const sameVisit = `newer.member_id = review.member_id and newer.clinic_id = review.clinic_id
  and ${koreanDay('newer_counsel.visited_at')} is not distinct from ${koreanDay('counsel.visited_at')}`;

/** An average counts only the newest review of a member and a visit (averageRules.ts). */
const rated = `
  select review.clinic_id, ${koreanDay('review.created_at')}, 'rated', review.rating::text
  from review join counsel on counsel.id = review.counsel_id
  where ${during('review')} and ${reviewIsPublished}
    and not exists (
      select 1 from review newer join counsel newer_counsel on newer_counsel.id = newer.counsel_id
      where newer.status = 'PUBLISHED' and newer.id > review.id and ${sameVisit})`;

const happened = [
  move('confirmed', `from_state = 'AWAITING_CLINIC_CONFIRMATION' and to_state <> 'CANCELED'`),
  move('completed', `from_state in (${beforeCompletion}) and to_state in (${sinceCompletion})`),
  move('canceled', `to_state = 'CANCELED'`),
  `select clinic_id, ${koreanDay('created_at')}, 'booked',
     case when booked_in_line then 'line' when not booked_in_line then 'web' else '' end
   from counsel where ${during('counsel')}`,
  `select clinic_id, ${koreanDay('created_at')}, 'eventBooked', source_id::text
   from counsel where ${during('counsel')} and source_type = 'EVENT'`,
  `select clinic_id, ${koreanDay('created_at')}, 'reviewed', ''
   from review where ${during('review')} and ${reviewIsPublished}`,
  rated,
  answered,
].join('\nunion all\n');

interface Days {
  /** The first and the last day. */
  first: string;
  last: string;
}

/** Counts these days again from the rows: sums that are no longer right are replaced or deleted. */
export async function countAgain(
  tx: Queryable,
  { first, last, from, until, firstId }: Days & { from: Date; until: Date; firstId: string },
): Promise<void> {
  await tx.query(
    `with counted as (
       select clinic_id, day, kind, part, count(*)::int as amount from (${happened}) as happened
       group by clinic_id, day, kind, part
     ), gone as (
       delete from day_sum where clinic_id is not null and day between $4::date and $5::date
         and kind = any($6::text[]) and not exists (
           select 1 from counted where counted.clinic_id = day_sum.clinic_id
             and counted.day = day_sum.day and counted.kind = day_sum.kind
             and counted.part = day_sum.part)
     )
     insert into day_sum (clinic_id, day, kind, part, amount)
     select clinic_id, day, kind, part, amount from counted order by clinic_id, day, kind, part
     on conflict (clinic_id, day, kind, part) where clinic_id is not null
     do update set amount = excluded.amount where day_sum.amount <> excluded.amount`,
    [from, until, firstId, first, last, COUNTED_KINDS],
  );
  await sumAllClinics(tx, { first, last });
}

/** Makes the rows of all clinics together from those of each. */
export async function sumAllClinics(tx: Queryable, { first, last }: Days): Promise<void> {
  await tx.query(
    `with summed as (
       select day, kind, part, sum(amount)::int as amount from day_sum
       where clinic_id is not null and day between $1::date and $2::date group by day, kind, part
     ), gone as (
       delete from day_sum where clinic_id is null and day between $1::date and $2::date
         and not exists (
           select 1 from summed where summed.day = day_sum.day and summed.kind = day_sum.kind
             and summed.part = day_sum.part)
     )
     insert into day_sum (clinic_id, day, kind, part, amount)
     select null, day, kind, part, amount from summed
     on conflict (day, kind, part) where clinic_id is null
     do update set amount = excluded.amount where day_sum.amount <> excluded.amount`,
    [first, last],
  );
}

/** The day of the first counsel; undefined without any. */
export async function selectFirstDay(tx: Queryable): Promise<string | undefined> {
  const [row] = await tx.query<{ day: string }>(
    `select ${koreanDay('created_at')}::text as day from counsel order by created_at limit 1`,
  );
  return row?.day;
}

export interface ViewedEvent {
  day: string;
  eventId: string;
  views: number;
}

/** Adds to the sums of clinics; an unknown event is left out. */
export async function addViews(tx: Queryable, viewed: readonly ViewedEvent[]): Promise<void> {
  await tx.query(
    `insert into day_sum (clinic_id, day, kind, part, amount)
     select event.clinic_id, given.day, 'eventViewed', event.id::text, given.views
     from jsonb_to_recordset($1::jsonb) as given ("eventId" uuid, day date, views int)
     join event on event.id = given."eventId"
     order by 1, 2, 4
     on conflict (clinic_id, day, kind, part) where clinic_id is not null
     do update set amount = day_sum.amount + excluded.amount`,
    [JSON.stringify(viewed)],
  );
}

interface Missed {
  counselId: string;
  day: string;
}

/** Staff noted that a member did not come. */
export async function addMissed(tx: Queryable, { counselId, day }: Missed): Promise<void> {
  await tx.query(
    `insert into day_sum (clinic_id, day, kind, amount)
     select clinic_id, $2, 'missed', 1 from counsel where id = $1
     on conflict (clinic_id, day, kind, part) where clinic_id is not null
     do update set amount = day_sum.amount + 1`,
    [counselId, day],
  );
}

/** Staff took that note back. */
export async function takeBackMissed(tx: Queryable, { counselId, day }: Missed): Promise<void> {
  await tx.query(
    `update day_sum set amount = greatest(0, amount - 1)
     where clinic_id = (select clinic_id from counsel where id = $1) and day = $2 and kind = 'missed'`,
    [counselId, day],
  );
}
