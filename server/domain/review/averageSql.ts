import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import type { Change } from '../../db/feed/change.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { type AverageChange, averageChanges, type PublishedReview } from './averageRules.ts';

/** A member and a clinic whose reviews change. */
export interface Author {
  memberId: string;
  clinicId: string;
}

/**
 * Runs a change of reviews, then updates the averages. Call it once per transaction: it locks the clinics, so changes at
 * one clinic wait for each other. The caller has already locked the reviews.
 */
export async function withAverages<T>(
  tx: Queryable,
  authors: readonly Author[],
  change: () => Promise<T>,
): Promise<T> {
  const [, before] = await Promise.all([lockClinics(tx, authors), selectPublished(tx, authors)]);
  const result = await change();
  const after = await selectPublished(tx, authors);
  await saveAverages(tx, averageChanges(before, after));
  return result;
}

/** Updates averages. The feed is told which records have other numbers now, and of other changes. */
export async function saveAverages(
  tx: Queryable,
  averages: readonly AverageChange[],
  others: readonly Change[] = [],
): Promise<void> {
  const of = (table: AverageChange['table']) => averages.filter((each) => each.table === table);
  const changes = averages.map(({ table, id }) => ({ kind: table, id }));
  await Promise.all([
    apply(tx, 'clinic', of('clinic')),
    apply(tx, 'event', of('event')),
    apply(tx, 'doctor', of('doctor')),
    appendChanges(tx, [...changes, ...others]),
  ]);
}

export async function lockClinics(tx: Queryable, authors: readonly Author[]): Promise<void> {
  await tx.query(
    'select 1 from clinic where id = any($1::uuid[]) order by id for no key update',
    [authors.map(({ clinicId }) => clinicId)],
    { isPrepared: true },
  );
}

/** Published reviews of the authors. Must run after the lock of their clinics. */
export async function selectPublished(
  tx: Queryable,
  authors: readonly Author[],
): Promise<PublishedReview[]> {
  const rows = await tx.query<Omit<PublishedReview, 'visit'> & { visitedAt: Date | null }>(
    `select review.id, review.member_id as "memberId", review.clinic_id as "clinicId",
       review.event_id as "eventId", review.rating, counsel.visited_at as "visitedAt",
       array(select doctor_id from review_doctor where review_id = review.id) as "doctorIds"
     from review join counsel on counsel.id = review.counsel_id
     where review.status = 'PUBLISHED' and (review.member_id, review.clinic_id) in (
       select * from unnest($1::uuid[], $2::uuid[]))`,
    [authors.map(({ memberId }) => memberId), authors.map(({ clinicId }) => clinicId)],
    { isPrepared: true },
  );
  return rows.map(({ visitedAt, ...review }) => ({
    ...review,
    visit: visitedAt && koreanDayOf(visitedAt),
  }));
}

/** Updates rows in the order of their ids, so that two transactions cannot deadlock. */
async function apply(
  tx: Queryable,
  table: AverageChange['table'],
  changes: readonly AverageChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `with change as (
       select * from unnest($1::uuid[], $2::int[], $3::int[], $4::int[])
         as change (id, sum, counted, reviews)
     ), locked as (
       select ${table}.id from ${table} where id = any($1::uuid[])
       order by id for no key update
     )
     update ${table}
     set rating_sum = rating_sum + change.sum, rating_count = rating_count + change.counted,
       review_count = review_count + change.reviews
     from change join locked using (id)
     where ${table}.id = change.id`,
    [
      changes.map(({ id }) => id),
      changes.map(({ sum }) => sum),
      changes.map(({ counted }) => counted),
      changes.map(({ reviews }) => reviews),
    ],
    { isPrepared: true },
  );
}
