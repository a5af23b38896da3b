import type { OwnSession } from '../../../contract/staffSession.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

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

interface OwnFamily {
  staffId: string;
  familyId: string;
}

/** The running sessions of the account; `familyId` is the one that asks. */
export function selectStaffSessions(
  db: Queryable,
  { staffId, familyId }: OwnFamily,
  now: Date,
): Promise<OwnSession[]> {
  return db.query<OwnSession>(
    `select family.id, family.browser, family.system, family.id = $2 as "isThis",
       ${isoTime('family.created_at')} as created_at,
       ${isoTime('coalesce(pair.used_at, family.created_at)')} as used_at
     from session_family family join session_pair pair on pair.family_id = family.id
     where family.staff_id = $1 and family.ended_at is null and pair.access_until > $3
     order by coalesce(pair.used_at, family.created_at) desc, family.id desc`,
    [staffId, familyId, now],
  );
}

/** False when the account has no such session. */
export async function endOwnStaffSession(
  db: Queryable,
  { staffId, familyId }: OwnFamily,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update session_family set ended_at = $3
     where id = $1 and staff_id = $2 and ended_at is null returning id`,
    [familyId, staffId, now],
  );
  return rows.length > 0;
}

export async function endOtherStaffSessions(
  db: Queryable,
  { staffId, familyId }: OwnFamily,
  now: Date,
): Promise<void> {
  await db.query(
    `update session_family set ended_at = $3
     where staff_id = $1 and id <> $2 and ended_at is null`,
    [staffId, familyId, now],
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
