import type { Queryable } from '../../../db/database.ts';

/** A login code; its table is called `handoff_code`. */
interface LoginCode {
  codeHash: string;
  secondHash: string;
  browserHash: string;
}

export async function insertLoginCode(
  db: Queryable,
  { codeHash, secondHash, browserHash }: LoginCode,
  { memberId, now, expiresAt }: { memberId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into handoff_code (code_hash, second_hash, browser_hash, member_id, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [codeHash, secondHash, browserHash, memberId, expiresAt],
  );
  await db.query(
    `delete from handoff_code where code_hash in (
       select code_hash from handoff_code where expires_at < $1 limit 20)`,
    [now],
  );
}

/** The member of the login, for the first caller with both codes and the cookie of the browser that began it. */
export async function takeLoginCode(
  db: Queryable,
  { codeHash, secondHash, browserHash }: LoginCode,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ member_id: string }>(
    `update handoff_code set used_at = $4
     where code_hash = $1 and second_hash = $2 and browser_hash = $3
       and used_at is null and expires_at > $4
     returning member_id`,
    [codeHash, secondHash, browserHash, now],
  );
  return row?.member_id;
}
