import type { Queryable } from '../../db/database.ts';

export interface TotpRow {
  secret: string | null;
  pending_secret: string | null;
}

/** Locked, so that no other transaction replaces the secret before the caller writes it back. */
export async function lockTotp(tx: Queryable, staffId: string): Promise<TotpRow | undefined> {
  const [row] = await tx.query<TotpRow>(
    'select secret, pending_secret from staff_totp where staff_id = $1 for update',
    [staffId],
  );
  return row;
}

/** The secret that is in force stays until a code confirms the new one. */
export async function insertPendingTotp(
  tx: Queryable,
  { staffId, sealed, at }: { staffId: string; sealed: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into staff_totp (staff_id, pending_secret, created_at) values ($1, $2, $3)
     on conflict (staff_id) do update set pending_secret = $2`,
    [staffId, sealed, at],
  );
}

export async function confirmTotp(
  tx: Queryable,
  { staffId, sealed, step, at }: { staffId: string; sealed: string; step: number; at: Date },
): Promise<void> {
  await tx.query(
    `update staff_totp set secret = $2, pending_secret = null, last_step = $3, created_at = $4
     where staff_id = $1`,
    [staffId, sealed, step, at],
  );
}

/** False when this code or a newer one was accepted before. */
export async function takeTotpStep(
  tx: Queryable,
  { staffId, step, sealed }: { staffId: string; step: number; sealed: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update staff_totp set last_step = $2, secret = $3
     where staff_id = $1 and secret is not null and last_step < $2 returning staff_id`,
    [staffId, step, sealed],
  );
  return rows.length > 0;
}

/** Secrets in force and secrets that wait for their first code, of all accounts. */
export function selectTotps(db: Queryable): Promise<(TotpRow & { staff_id: string })[]> {
  return db.query('select staff_id, secret, pending_secret from staff_totp');
}

/** Replaces the secrets, e.g. by the same ones under a new key. False when the row was changed meanwhile. */
export async function replaceTotpSecrets(
  db: Queryable,
  staffId: string,
  { former, next }: { former: TotpRow; next: TotpRow },
): Promise<boolean> {
  const rows = await db.query(
    `update staff_totp set secret = $4, pending_secret = $5
     where staff_id = $1 and secret is not distinct from $2 and pending_secret is not distinct from $3
     returning staff_id`,
    [staffId, former.secret, former.pending_secret, next.secret, next.pending_secret],
  );
  return rows.length > 0;
}

export async function deleteTotp(tx: Queryable, staffId: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from staff_totp where staff_id = $1 and secret is not null returning staff_id',
    [staffId],
  );
  return rows.length > 0;
}
