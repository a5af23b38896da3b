import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits/limits.ts';

export interface StoredEmail {
  /** Sealed. */
  address: string | null;
  /** Sealed; waits for its code. */
  waiting: string | null;
}

/** Confirmed and unconfirmed addresses have the same text place, so confirming needs no new encryption. */
export const addressPlace = (memberId: string) => ({
  table: 'email',
  id: memberId,
  column: 'address',
});

/** For a member ($1) and a time ($2). */
const WAITS = `member_id = $1 and expires_at > $2 and tries < ${limits.email.triesOfCode}`;

export async function selectEmail(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<StoredEmail> {
  const [row] = await db.query<StoredEmail>(
    `select (select address_sealed from email where member_id = $1) as address,
       (select address_sealed from email_code where ${WAITS}) as waiting`,
    [memberId, now],
  );
  return row ?? { address: null, waiting: null };
}

/** The hash of the code that an address waits for. */
export async function selectCode(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<{ sealed: string; hash: string } | undefined> {
  const [row] = await db.query<{ sealed: string; hash: string }>(
    `select address_sealed as sealed, code_hash as hash from email_code where ${WAITS}`,
    [memberId, now],
  );
  return row;
}

/** The confirmed address, sealed. */
export async function selectAddress(db: Queryable, memberId: string): Promise<string | undefined> {
  const [row] = await db.query<{ sealed: string }>(
    'select address_sealed as sealed from email where member_id = $1',
    [memberId],
  );
  return row?.sealed;
}

/** The addresses of a clinic that get notices of counsels. */
export async function selectClinicAddresses(db: Queryable, clinicId: string): Promise<string[]> {
  const [row] = await db.query<{ emails: string[] }>(
    'select emails from consulting where clinic_id = $1',
    [clinicId],
  );
  return row?.emails ?? [];
}

export async function setCode(
  db: Queryable,
  code: { memberId: string; sealed: string; hash: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into email_code (member_id, address_sealed, code_hash, expires_at)
     values ($1, $2, $3, $4)
     on conflict (member_id) do update set address_sealed = excluded.address_sealed,
       code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [code.memberId, code.sealed, code.hash, code.expiresAt],
  );
}

/** The code that was given before `hash` is right again, if no other one has replaced `hash`. */
export async function restoreCode(
  db: Queryable,
  { memberId, hash, former }: { memberId: string; hash: string; former: string },
): Promise<void> {
  await db.query('update email_code set code_hash = $3 where member_id = $1 and code_hash = $2', [
    memberId,
    hash,
    former,
  ]);
}

/** Counts a try, before the code is compared. Undefined: no code waits, or it had its tries. */
export async function takeTry(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>(
    `update email_code set tries = tries + 1
     where ${WAITS}
     returning code_hash as hash`,
    [memberId, now],
  );
  return row?.hash;
}

/** The address of this code becomes the confirmed one. False: another request has replaced the code. */
export async function confirmAddress(
  db: Queryable,
  { memberId, hash, at }: { memberId: string; hash: string; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `with given as (
       delete from email_code where member_id = $1 and code_hash = $2
       returning member_id, address_sealed)
     insert into email (member_id, address_sealed, confirmed_at)
     select member_id, address_sealed, $3 from given
     on conflict (member_id) do update set address_sealed = excluded.address_sealed,
       confirmed_at = excluded.confirmed_at
     returning member_id`,
    [memberId, hash, at],
  );
  return rows.length > 0;
}

export async function deleteEmail(db: Queryable, memberId: string): Promise<void> {
  await db.query(
    `with waiting as (delete from email_code where member_id = $1)
     delete from email where member_id = $1`,
    [memberId],
  );
}

/** Deletes addresses whose code was not given in time, a few at a time. */
export async function deleteOldCodes(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from email_code where member_id in (
       select member_id from email_code where expires_at <= $1 order by expires_at limit $2
       for update skip locked)`,
    [now, limits.email.deletedAtOnce],
  );
}
