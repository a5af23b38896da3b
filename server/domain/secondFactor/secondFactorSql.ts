import type { STAFF_ROLES } from '../../../contract/plain/enums.ts';
import type { SecondFactor } from '../../../contract/staff/staffSecondFactor.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

/** Whether the account `staff` has a second factor. Recovery codes exist only beside one. */
export const HAS_FACTOR = `(
  exists (select 1 from staff_totp where staff_id = staff.id and secret is not null)
  or exists (select 1 from staff_passkey where staff_id = staff.id))`;

export interface FactorOwner {
  user_id: string;
  role: (typeof STAFF_ROLES)[number];
  hasFactor: boolean;
}

/** Locks the account, so that two changes of its factors follow each other. */
export async function lockFactors(
  tx: Queryable,
  staffId: string,
): Promise<FactorOwner | undefined> {
  // Locked first: the second statement sees what an earlier transaction has written.
  await tx.query('select 1 from staff where id = $1 for no key update', [staffId]);
  const [row] = await tx.query<FactorOwner>(
    `select user_id, role, ${HAS_FACTOR} as "hasFactor" from staff where id = $1 and active`,
    [staffId],
  );
  return row;
}

export async function selectStaffId(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('select id from staff where user_id = $1', [userId]);
  return row?.id;
}

export type FactorRow = Pick<SecondFactor, 'totp' | 'passkeys' | 'recoveryCodesLeft'> & {
  /** This session has given the enrolment code. */
  isEnrolling: boolean;
};

export async function selectFactors(
  db: Queryable,
  ids: { staffId: string; familyId: string },
): Promise<FactorRow | undefined> {
  const [row] = await db.query<FactorRow>(
    `select
       (select json_build_object('created_at', ${isoTime('created_at')}) from staff_totp
        where staff_id = staff.id and secret is not null) as totp,
       coalesce((select json_agg(json_build_object('id', id, 'name', name,
           'created_at', ${isoTime('created_at')}, 'used_at', ${isoTime('used_at')}) order by id)
        from staff_passkey where staff_id = staff.id), '[]') as passkeys,
       (select count(*)::int from staff_recovery_code
        where staff_id = staff.id and used_at is null) as "recoveryCodesLeft",
       exists (select 1 from session_family
        where id = $2 and enrolment_at is not null) as "isEnrolling"
     from staff where staff.id = $1`,
    [ids.staffId, ids.familyId],
  );
  return row;
}

export async function markFactorGiven(tx: Queryable, familyId: string, at: Date): Promise<void> {
  await tx.query('update session_family set factor_at = $2 where id = $1', [familyId, at]);
}

export async function markEnrolling(tx: Queryable, familyId: string, at: Date): Promise<void> {
  await tx.query('update session_family set enrolment_at = $2 where id = $1', [familyId, at]);
}

/** False when the code is unknown or was used, also by a call at the same time. */
export async function spendRecoveryCode(
  tx: Queryable,
  code: { staffId: string; codeHash: string },
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update staff_recovery_code set used_at = $3
     where staff_id = $1 and code_hash = $2 and used_at is null returning staff_id`,
    [code.staffId, code.codeHash, at],
  );
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.query('delete from staff_recovery_code where staff_id = $1', [staffId]);
  await tx.query(
    'insert into staff_recovery_code (staff_id, code_hash) select $1, unnest($2::text[])',
    [staffId, hashes],
  );
}

export async function replaceEnrolmentCode(
  tx: Queryable,
  code: { staffId: string; codeHash: string; until: Date },
): Promise<void> {
  await tx.query(
    `insert into staff_enrolment_code (staff_id, code_hash, expires_at) values ($1, $2, $3)
     on conflict (staff_id) do update set code_hash = $2, expires_at = $3`,
    [code.staffId, code.codeHash, code.until],
  );
}

export async function isEnrolmentCode(
  tx: Queryable,
  code: { staffId: string; codeHash: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from staff_enrolment_code
     where staff_id = $1 and code_hash = $2 and expires_at > $3`,
    [code.staffId, code.codeHash, now],
  );
  return rows.length > 0;
}

export async function deleteEnrolmentCode(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('delete from staff_enrolment_code where staff_id = $1', [staffId]);
}

/** Removes every factor of the account and its codes. */
export async function deleteFactors(tx: Queryable, staffId: string): Promise<void> {
  for (const table of ['staff_totp', 'staff_passkey', 'staff_recovery_code']) {
    await tx.query(`delete from ${table} where staff_id = $1`, [staffId]);
  }
}
