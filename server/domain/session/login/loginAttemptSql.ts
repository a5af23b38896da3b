import type { Queryable } from '../../../db/database.ts';

export interface AttemptRow {
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  verifier: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertAttempt(db: Queryable, attempt: AttemptRow): Promise<void> {
  const { state_hash, browser_hash, provider, nonce, verifier, created_at, expires_at } = attempt;
  await db.query(
    `insert into login_attempt
       (state_hash, browser_hash, provider, nonce, verifier, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [state_hash, browser_hash, provider, nonce, verifier, created_at, expires_at],
  );
  await db.query(
    `delete from login_attempt where state_hash in (
       select state_hash from login_attempt where expires_at < $1 limit 20)`,
    [created_at],
  );
}

/** Finds an attempt by the cookie of the browser, by the state, or by both when both are present. */
export interface AttemptClue {
  provider: string;
  browserHash: string | null;
  stateHash: string | null;
}

/** Marks the attempt as used, so only one caller gets it. */
export async function takeAttempt(
  db: Queryable,
  { provider, browserHash, stateHash }: AttemptClue,
  now: Date,
): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    `update login_attempt set used_at = $4
     where used_at is null and state_hash = (
       select state_hash from login_attempt
       where provider = $1 and expires_at > $4
         and browser_hash = coalesce($2, browser_hash) and state_hash = coalesce($3, state_hash)
         and coalesce($2, $3) is not null
       order by created_at desc limit 1)
     returning *`,
    [provider, browserHash, stateHash, now],
  );
  return row;
}

/**
 * The answer has come to another browser than the one that began, because LINE's app opens the default browser of the
 * phone. The attempt is over, and `strayed_at` is the mark for the next attempt of the browser that began.
 */
export async function endStrayAttempt(
  db: Queryable,
  { provider, stateHash }: { provider: string; stateHash: string },
  now: Date,
): Promise<void> {
  await db.query(
    `update login_attempt set used_at = $3, strayed_at = $3
     where provider = $1 and state_hash = $2 and used_at is null and expires_at > $3`,
    [provider, stateHash, now],
  );
}

/** Whether the answer to a login of this browser has come to another browser just before. */
export async function hasStrayAttempt(
  db: Queryable,
  { provider, browserHash }: { provider: string; browserHash: string },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from login_attempt
     where provider = $1 and browser_hash = $2 and strayed_at is not null and expires_at > $3`,
    [provider, browserHash, now],
  );
  return rows.length > 0;
}
