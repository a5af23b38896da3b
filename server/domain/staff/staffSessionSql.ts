import type { Queryable } from '../../db/database.ts';

/** Extends the session, unless it was extended just before: not every call writes. */
export async function prolongStaffSession(
  db: Queryable,
  accessHash: string,
  { now, idleEnd, unlessUsedAfter }: { now: Date; idleEnd: Date; unlessUsedAfter: Date },
): Promise<void> {
  await db.query(
    `update session_pair set access_until = least($2::timestamptz, refresh_until), used_at = $3
     where access_hash = $1 and (used_at is null or used_at < $4)`,
    [accessHash, idleEnd, now, unlessUsedAfter],
  );
}
