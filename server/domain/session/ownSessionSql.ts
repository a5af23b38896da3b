import type { OwnSession } from '../../../contract/session.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import type { Owner } from './sessionSql.ts';

/** A session of staff ends without a call; that of a member can be renewed until its refresh token expires. */
const OWNERS = {
  member: { column: 'member_id', end: 'refresh_until' },
  staff: { column: 'staff_id', end: 'access_until' },
} as const;

const ownerOf = (owner: Owner) =>
  'memberId' in owner
    ? { ...OWNERS.member, id: owner.memberId }
    : { ...OWNERS.staff, id: owner.staffId };

/** A pair that was not used yet began when it replaced the one before. */
const USED_AT = `coalesce(pair.used_at,
  (select max(replaced_at) from session_pair former where former.family_id = family.id),
  family.created_at)`;

/** The running sessions of an account; `familyId` is the one that asks and comes first. */
export function selectOwnSessions(
  db: Queryable,
  owner: Owner,
  familyId: string,
  now: Date,
): Promise<OwnSession[]> {
  const { column, end, id } = ownerOf(owner);
  return db.query<OwnSession>(
    `select family.id, family.browser, family.system, family.id = $2 as "isThis",
       ${isoTime('family.created_at')} as created_at,
       ${isoTime(USED_AT)} as used_at
     from session_family family
     join session_pair pair on pair.family_id = family.id and pair.replaced_at is null
     where family.${column} = $1 and family.ended_at is null and family.expires_at > $3
       and pair.${end} > $3
     order by family.id = $2 desc, ${USED_AT} desc, family.id desc`,
    [id, familyId, now],
  );
}

/** False when the account has no such session. */
export async function endOwnSession(
  db: Queryable,
  owner: Owner,
  familyId: string,
  now: Date,
): Promise<boolean> {
  const { column, id } = ownerOf(owner);
  const rows = await db.query(
    `update session_family set ended_at = $3
     where id = $1 and ${column} = $2 and ended_at is null returning id`,
    [familyId, id, now],
  );
  return rows.length > 0;
}

/** Ends the sessions of an account, except one. */
export async function endSessionsOf(
  db: Queryable,
  owner: Owner,
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  const { column, id } = ownerOf(owner);
  await db.query(
    `update session_family set ended_at = $3
     where ${column} = $1 and id is distinct from $2 and ended_at is null`,
    [id, except, now],
  );
}
