import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import type { Change } from '../../db/feed/change.ts';
import { koreanDay } from '../../db/jsonSql.ts';
import { type AverageChange, averageChanges, type PublishedReview } from './averageRules.ts';

/** A member and a clinic whose reviews change. */
export interface Author {
  memberId: string;
  clinicId: string;
}

/**
 * Runs a change of reviews, then updates the averages. Call it once per transaction: it locks the clinics, so changes
 * at one clinic wait for each other. The caller has already locked the reviews.
 */
export async function withAverages<T>(
  tx: Queryable,
  authors: readonly Author[],
  change: () => Promise<T>,
): Promise<T> {
  const [, before] = await Promise.all([lockClinics(tx, authors), selectAll(tx, authors)]);
  const result = await change();
  const after = await selectAll(tx, authors);
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

/** In the order of the ids, as everywhere, so that two transactions cannot deadlock. */
async function lockClinics(tx: Queryable, authors: readonly Author[]): Promise<void> {
  const ids = new Set(authors.map(({ clinicId }) => clinicId));
  await Promise.all([...ids].toSorted().map((id) => lockClinic(tx, id)));
}

/**
 * The statements of this file are about one record. With a list of ids PostgreSQL would plan them for the length of
 * each list, which takes longer than the statement.
 */
export async function lockClinic(tx: Queryable, id: string): Promise<void> {
  await tx.query('select 1 from clinic where id = $1 for no key update', [id], {
    isPrepared: true,
  });
}

/** Published reviews of the authors. Must run after the lock of their clinics. */
async function selectAll(tx: Queryable, authors: readonly Author[]): Promise<PublishedReview[]> {
  const unique = new Map(authors.map((each) => [`${each.memberId} ${each.clinicId}`, each]));
  const lists = [...unique.values()].map(async ({ memberId, clinicId }) => {
    const [row] = await tx.query<{ reviews: PublishedReview[] }>(
      `select ${publishedReviews('$1', '$2')} as reviews`,
      [memberId, clinicId],
      { isPrepared: true },
    );
    return row?.reviews ?? [];
  });
  return (await Promise.all(lists)).flat();
}

/** The published reviews of a member about a clinic, as JSON. */
export const publishedReviews = (memberId: string, clinicId: string) => `(
  select coalesce(json_agg(json_build_object('id', review.id, 'memberId', review.member_id,
    'clinicId', review.clinic_id, 'eventId', review.event_id, 'rating', review.rating,
    'visitDay', ${koreanDay('counsel.visited_at')},
    'doctorIds', array(select doctor_id from review_doctor where review_id = review.id))), '[]')
  from review join counsel on counsel.id = review.counsel_id
  where review.member_id = ${memberId} and review.clinic_id = ${clinicId}
    and review.status = 'PUBLISHED')`;

/** Updates rows in the order of their ids, so that two transactions cannot deadlock. */
async function apply(
  tx: Queryable,
  table: AverageChange['table'],
  changes: readonly AverageChange[],
): Promise<void> {
  const inOrder = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await Promise.all(
    inOrder.map(({ id, sum, counted, reviews }) =>
      tx.query(
        `update ${table} set rating_sum = rating_sum + $2, rating_count = rating_count + $3,
           review_count = review_count + $4
         where id = $1`,
        [id, sum, counted, reviews],
        { isPrepared: true },
      ),
    ),
  );
}
