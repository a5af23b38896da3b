import type { Staff } from '../../../contract/staff/staff.ts';
import type { StaffAccount, StaffAccountForm } from '../../../contract/staff/staffPeople.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, named } from '../../db/jsonSql.ts';
import { cappedCount, type Total } from '../../db/lists/cappedCount.ts';
import { allOf, bothNames, type Condition, namesContain, where } from '../../db/lists/where.ts';

const clinic = `(select ${named('clinic')} from clinic where clinic.id = staff.clinic_id)`;

/** The stored hash for sign-in. A deactivated account is not found. */
export async function selectPassword(
  db: Queryable,
  userId: string,
): Promise<{ id: string; password_hash: string } | undefined> {
  const [row] = await db.query<{ id: string; password_hash: string }>(
    'select id, password_hash from staff where user_id = $1 and active',
    [userId],
  );
  return row;
}

/** Locks the account. False when it was deactivated or its password was changed during the slow password check. */
export async function lockUnchangedAccount(
  tx: Queryable,
  account: { id: string; password_hash: string },
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from staff where id = $1 and password_hash = $2 and active for no key update`,
    [account.id, account.password_hash],
  );
  return rows.length > 0;
}

export async function selectStaff(
  db: Queryable,
  id: string,
): Promise<Omit<Staff, 'secondFactorDue' | 'passwordDue'> | undefined> {
  const [row] = await db.query<Omit<Staff, 'secondFactorDue' | 'passwordDue'>>(
    `select staff.id, staff.user_id, staff.role, staff.clinic_id, ${clinic} as clinic
     from staff where staff.id = $1`,
    [id],
  );
  return row;
}

/** `isDue`: its owner has to replace it at the next sign-in. */
export async function updatePassword(
  tx: Queryable,
  id: string,
  { passwordHash, isDue, at }: { passwordHash: string; isDue: boolean; at: Date },
): Promise<void> {
  await tx.query(
    'update staff set password_hash = $2, password_due = $3, updated_at = $4 where id = $1',
    [id, passwordHash, isDue, at],
  );
}

/** Replaces the hash of the same password by one with today's parameters, unless the password was changed meanwhile. */
export async function replaceHash(
  db: Queryable,
  account: { id: string; password_hash: string },
  passwordHash: string,
): Promise<void> {
  await db.query('update staff set password_hash = $3 where id = $1 and password_hash = $2', [
    account.id,
    account.password_hash,
    passwordHash,
  ]);
}

const accountFields = `staff.id, staff.user_id, staff.role, staff.active,
  ${isoTime('staff.created_at')} as created_at, ${clinic} as clinic`;

/** Finds by a part of the user id, or of a name of the clinic, in any case. `staff_in_order` is an index of this order. */
export async function selectAccounts(
  db: Queryable,
  { q = '', offset, limit }: { q?: string | undefined; offset: number; limit: number },
): Promise<Total & { data: StaffAccount[] }> {
  const filter = where(accountConditions(q));
  const { length } = filter.params;
  const data = await db.query<StaffAccount>(
    `select ${accountFields} from staff where ${filter.sql}
     order by active desc, role desc, user_id limit $${length + 1} offset $${length + 2}`,
    [...filter.params, limit, offset],
  );
  return { data, ...(await cappedCount(db, 'staff', filter)) };
}

/** Two searches, because PostgreSQL reads all accounts for one condition on both tables. */
function accountConditions(typed: string): Condition[] {
  const accounts = namesContain('named.user_id', typed);
  const clinics = namesContain(bothNames('clinic', 'name'), typed);
  if (accounts === null || clinics === null) return [];
  const { values } = allOf([accounts, clinics]);
  return [
    {
      sql: `staff.id in (
        select named.id from staff named where ${accounts.sql}
        union all
        select hired.id from staff hired join clinic on clinic.id = hired.clinic_id
        where ${clinics.sql})`,
      values,
    },
  ];
}

export async function selectAccount(db: Queryable, id: string): Promise<StaffAccount | undefined> {
  const [row] = await db.query<StaffAccount>(
    `select ${accountFields} from staff where staff.id = $1`,
    [id],
  );
  return row;
}

type NewStaff = Omit<StaffAccountForm, 'password'> & {
  id: string;
  passwordHash: string;
  /** Its owner has to replace it at the first sign-in. */
  isPasswordDue?: boolean;
  at: Date;
};

/** False when the user id is taken. */
export async function insertStaff(tx: Queryable, staff: NewStaff): Promise<boolean> {
  const { id, user_id, passwordHash, isPasswordDue = false, role, clinic_id, at } = staff;
  const rows = await tx.query(
    `insert into staff (id, user_id, password_hash, password_due, role, clinic_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (user_id) do nothing returning id`,
    [id, user_id, passwordHash, isPasswordDue, role, clinic_id, at],
  );
  return rows.length > 0;
}

/**
 * Which of the accounts are active, locked until the transaction ends. Locks in the order of ids to avoid deadlocks.
 */
export async function lockActiveStaff(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string; active: boolean }>(
    'select id, active from staff where id = any($1::uuid[]) order by id for no key update',
    [ids],
  );
  return rows.flatMap(({ id, active }) => (active ? [id] : []));
}

export async function updateActive(
  tx: Queryable,
  id: string,
  active: boolean,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'update staff set active = $2, updated_at = $3 where id = $1 returning id',
    [id, active, at],
  );
  return rows.length > 0;
}
