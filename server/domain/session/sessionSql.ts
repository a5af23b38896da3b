import type { STAFF_ROLES } from '../../../contract/plain/enums.ts';
import type { Queryable } from '../../db/database.ts';
import { HAS_FACTOR } from '../secondFactor/secondFactorSql.ts';

/** Whose session it is. */
export type Owner = { memberId: string } | { staffId: string };

export interface FamilyRow {
  id: string;
  /** Null for a session of staff. */
  member_id: string | null;
  salt: string;
  expires_at: Date;
}

export interface OwnerRow {
  member_id: string | null;
  staff_id: string | null;
  role: (typeof STAFF_ROLES)[number] | null;
  clinic_id: string | null;
  family_id: string;
  /** When a call used the token; null before the first one. */
  used_at: Date | null;
  created_at: Date;
  /** When a session of staff gave a second factor. */
  factor_at: Date | null;
  has_factor: boolean;
  password_due: boolean | null;
}

export interface PairRow {
  refreshHash: string;
  accessHash: string;
  familyId: string;
  accessUntil: Date;
  refreshUntil: Date;
  /** Null until a call uses the pair. */
  usedAt: Date | null;
}

export async function insertFamily(
  db: Queryable,
  family: Omit<FamilyRow, 'member_id'> & {
    memberId: string | null;
    staffId: string | null;
    now: Date;
    browser: string | null;
    system: string | null;
  },
): Promise<void> {
  const { id, memberId, staffId, salt, now, expires_at, browser, system } = family;
  await db.query(
    `insert into session_family
       (id, member_id, staff_id, salt, created_at, expires_at, browser, system)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, memberId, staffId, salt, now, expires_at, browser, system],
  );
}

export async function insertPair(db: Queryable, pair: PairRow): Promise<void> {
  const { refreshHash, accessHash, familyId, accessUntil, refreshUntil, usedAt } = pair;
  await db.query(
    `insert into session_pair (refresh_hash, access_hash, family_id, access_until, refresh_until, used_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [refreshHash, accessHash, familyId, accessUntil, refreshUntil, usedAt],
  );
}

/** The hashes of the tokens in a request. Without an access token only the refresh token is compared. */
export interface TokenHashes {
  refreshHash: string;
  accessHash: string | null;
}

const hasTokens = 'refresh_hash = $1 and access_hash = coalesce($2, access_hash)';

/** The running session of a pair, and when the pair was replaced. */
export async function selectFamily(
  db: Queryable,
  { refreshHash, accessHash }: TokenHashes,
  now: Date,
): Promise<(FamilyRow & { replaced_at: Date | null }) | undefined> {
  const [row] = await db.query<FamilyRow & { replaced_at: Date | null }>(
    `select family.id, family.member_id, family.salt, family.expires_at, pair.replaced_at
     from session_pair pair join session_family family on family.id = pair.family_id
     where ${hasTokens} and pair.refresh_until > $3
       and family.ended_at is null and family.expires_at > $3`,
    [refreshHash, accessHash, now],
  );
  return row;
}

/** False when a parallel call has replaced the pair. `isUsed` false: the answer with this pair was lost. */
export async function replacePair(
  db: Queryable,
  { refreshHash, accessHash, isUsed }: TokenHashes & { isUsed: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update session_pair set replaced_at = $3, used_at = case when $4 then $3 else used_at end
     where ${hasTokens} and replaced_at is null and refresh_until > $3 returning family_id`,
    [refreshHash, accessHash, now, isUsed],
  );
  return rows.length > 0;
}

/** Whether no call has used the pair. */
export async function isUnused(db: Queryable, refreshHash: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 from session_pair where refresh_hash = $1 and used_at is null',
    [refreshHash],
  );
  return rows.length > 0;
}

export async function markUsed(db: Queryable, accessHash: string, now: Date): Promise<void> {
  await db.query(
    'update session_pair set used_at = $2 where access_hash = $1 and used_at is null',
    [accessHash, now],
    { isPrepared: true },
  );
}

export async function endFamily(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('update session_family set ended_at = $2 where id = $1 and ended_at is null', [
    id,
    now,
  ]);
}

export async function endFamilyOfAccess(
  db: Queryable,
  accessHash: string,
  now: Date,
): Promise<void> {
  await db.query(
    `update session_family set ended_at = $2
     where ended_at is null
       and id = (select family_id from session_pair where access_hash = $1)`,
    [accessHash, now],
  );
}

/** Ends the browser's former session, because a browser has only one. */
export async function endOtherFamily(
  db: Queryable,
  other: { refreshHash: string; familyId: string },
  now: Date,
): Promise<void> {
  await db.query(
    `update session_family set ended_at = $3
     where ended_at is null and id <> $2
       and id = (select family_id from session_pair where refresh_hash = $1)`,
    [other.refreshHash, other.familyId, now],
  );
}

/** The owner of a session. Deactivated staff have none. */
export async function selectOwner(
  db: Queryable,
  accessHash: string,
  times: { now: Date; graceStart: Date },
): Promise<OwnerRow | undefined> {
  const [row] = await db.query<OwnerRow>(
    `select family.member_id, staff.id as staff_id, staff.role, staff.clinic_id,
       family.id as family_id, pair.used_at, family.created_at, family.factor_at, ${HAS_FACTOR} as has_factor, staff.password_due
     from session_pair pair
     join session_family family on family.id = pair.family_id
     left join staff on staff.id = family.staff_id and staff.active
     where pair.access_hash = $1 and pair.access_until > $2
       and (pair.replaced_at is null or pair.replaced_at > $3)
       and family.ended_at is null and family.expires_at > $2`,
    [accessHash, times.now, times.graceStart],
    { isPrepared: true },
  );
  return row;
}

/** A session is over when it was ended, or when it expires. */
export const overAt = (family: string) => `least(${family}.ended_at, ${family}.expires_at)`;

export async function deleteExpiredPairs(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('delete from session_pair where family_id = $1 and refresh_until < $2', [id, now]);
}

/** Extends a session of staff, unless it was extended just before: not every call writes. */
export async function extendAccess(
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

/** Exchanges the token of a session of staff, which has one pair. Undefined when the session is over. */
export async function exchangeAccess(
  db: Queryable,
  familyId: string,
  accessHash: string,
): Promise<Date | undefined> {
  const [row] = await db.query<{ refresh_until: Date }>(
    'update session_pair set access_hash = $2 where family_id = $1 returning refresh_until',
    [familyId, accessHash],
  );
  return row?.refresh_until;
}
