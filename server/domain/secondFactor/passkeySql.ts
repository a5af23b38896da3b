import type { Queryable } from '../../db/database.ts';

export interface PasskeyRow {
  id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

export function selectPasskeys(db: Queryable, staffId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(
    `select id, credential_id, public_key, counter, transports from staff_passkey
     where staff_id = $1 order by id`,
    [staffId],
  );
}

/** False when another account has this passkey. */
export async function insertPasskey(
  tx: Queryable,
  { at, staffId, name, ...key }: PasskeyRow & { staffId: string; name: string; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff_passkey
       (id, staff_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
    [key.id, staffId, key.credential_id, key.public_key, key.counter, key.transports, name, at],
  );
  return rows.length > 0;
}

export async function markPasskeyUsed(
  tx: Queryable,
  used: { id: string; counter: number; at: Date },
): Promise<void> {
  await tx.query('update staff_passkey set counter = $2, used_at = $3 where id = $1', [
    used.id,
    used.counter,
    used.at,
  ]);
}

interface OwnPasskey {
  id: string;
  staffId: string;
}

export async function renamePasskey(
  db: Queryable,
  { id, staffId }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const rows = await db.query(
    'update staff_passkey set name = $3 where id = $1 and staff_id = $2 returning id',
    [id, staffId, name],
  );
  return rows.length > 0;
}

export async function deletePasskey(tx: Queryable, { id, staffId }: OwnPasskey): Promise<boolean> {
  const rows = await tx.query(
    'delete from staff_passkey where id = $1 and staff_id = $2 returning id',
    [id, staffId],
  );
  return rows.length > 0;
}

/** A session has one challenge: a newer one replaces it. */
export async function keepChallenge(
  db: Queryable,
  { familyId, challenge, until }: { familyId: string; challenge: string; until: Date },
): Promise<void> {
  await db.query(
    'update session_family set passkey_challenge = $2, challenge_until = $3 where id = $1',
    [familyId, challenge, until],
  );
}

/** The challenge of the session, which is used up. */
export async function takeChallenge(
  tx: Queryable,
  familyId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.query<{ challenge: string }>(
    `with kept as (
       select id, passkey_challenge from session_family
       where id = $1 and challenge_until > $2 for update
     )
     update session_family set passkey_challenge = null, challenge_until = null
     from kept where session_family.id = kept.id
     returning kept.passkey_challenge as challenge`,
    [familyId, now],
  );
  return row?.challenge;
}
