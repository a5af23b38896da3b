import type { Queryable } from '../../db/database.ts';

/** Extends the session, unless it was extended just before: not every call writes. */
export async function prolongStaffSession(
  db: Queryable,
  accessHash: string,
  ends: { idleEnd: Date; unlessAfter: Date },
): Promise<void> {
  await db.query(
    `update session_pair set access_until = least($2::timestamptz, refresh_until)
     where access_hash = $1 and access_until < $3 and access_until < refresh_until`,
    [accessHash, ends.idleEnd, ends.unlessAfter],
  );
}

/** Ends the sessions of an account, e.g. after a new password, except one. */
export async function endStaffSessions(
  tx: Queryable,
  staffId: string,
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  await tx.query(
    `update session_family set ended_at = $3
     where staff_id = $1 and ended_at is null
       and id is distinct from (select family_id from session_pair where access_hash = $2)`,
    [staffId, except, now],
  );
}
