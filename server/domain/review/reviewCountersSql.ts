import type { Queryable } from '../../db/database.ts';
import { type AverageChange, averageChanges, type CountedReview } from './averageRules.ts';

/**
 * Call these in the transaction that changes the reviews, once for all of them: the averages are never computed
 * again, and the order in which they are locked holds within one call only.
 */
export const addToAverages = (tx: Queryable, ...reviews: CountedReview[]) =>
  changeAverages(tx, [], reviews);

export const removeFromAverages = (tx: Queryable, ...reviews: CountedReview[]) =>
  changeAverages(tx, reviews, []);

export async function changeAverages(
  tx: Queryable,
  before: readonly CountedReview[],
  after: readonly CountedReview[],
): Promise<void> {
  const changes = averageChanges(before, after);
  for (const table of ['clinic', 'event', 'doctor'] as const) {
    await apply(
      tx,
      table,
      changes.filter((change) => change.table === table),
    );
  }
}

/** Rows are locked in the order of their ids, so that two reviews of the same doctors never deadlock. */
async function apply(
  tx: Queryable,
  table: AverageChange['table'],
  changes: readonly AverageChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `with change as (
       select * from unnest($1::uuid[], $2::int[], $3::int[]) as change (id, sum, count)
     ), locked as (
       select ${table}.id from ${table} where id = any($1::uuid[])
       order by id for no key update
     )
     update ${table}
     set rating_sum = rating_sum + change.sum, review_count = review_count + change.count
     from change join locked using (id)
     where ${table}.id = change.id`,
    [changes.map(({ id }) => id), changes.map(({ sum }) => sum), changes.map(({ count }) => count)],
  );
}
