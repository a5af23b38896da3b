import { limits } from '../../limits/limits.ts';
import type { Database, Queryable } from '../database.ts';
import type { Change } from './change.ts';

/** A change as a row of the feed. */
export interface FeedRow extends Change {
  position: number;
  transaction: number;
}

const appended = new WeakMap<Queryable, FeedRow[]>();

/**
 * Call it in each transaction that changes what visitors see. Writers do not wait for each other here. The column
 * `is_renamed` keeps its old name, because processes of an older version use it during a release.
 */
export async function appendChanges(tx: Queryable, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = await tx.query<Pick<FeedRow, 'position' | 'transaction'>>(
    `insert into change (kind, id, clinic_id, is_renamed)
     select * from unnest($1::text[], $2::text[], $3::uuid[], $4::boolean[])
     returning position, transaction_id::text::bigint as transaction`,
    [
      changes.map(({ kind }) => kind),
      changes.map(({ id }) => id ?? null),
      changes.map(({ clinicId }) => clinicId ?? null),
      changes.map(({ isSearchChanged }) => isSearchChanged ?? false),
    ],
    { isPrepared: true },
  );
  const written = rows.flatMap((row, index) => {
    const change = changes[index];
    return change ? [{ ...change, ...row }] : [];
  });
  appended.set(tx, [...(appended.get(tx) ?? []), ...written]);
}

/** Deletes changes that are older than an hour. `watchFeed.ts` says what a process does that has not read them. */
export async function deleteOldChanges(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.feed.keptMs);
  await db.query(
    `delete from change where position in (
       select position from change where at < $1 order by position limit $2
       for update skip locked)`,
    [before, limits.feed.deletedAtOnce],
  );
}

/** The same database. `onCommit` is called after each transaction that appended changes. */
export function reportingCommits(
  db: Database,
  onCommit: (rows: readonly FeedRow[]) => void,
): Database {
  return {
    ...db,
    transaction: async (work, options) => {
      let rows: readonly FeedRow[] = [];
      const result = await db.transaction(async (tx) => {
        const done = await work(tx);
        rows = appended.get(tx) ?? [];
        return done;
      }, options);
      if (rows.length > 0) onCommit(rows);
      return result;
    },
  };
}
