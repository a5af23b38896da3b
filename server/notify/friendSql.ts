import type { Queryable } from '../db/database.ts';

interface Friend {
  memberId: string | null;
  /** The issuer of LINE in member_identity. */
  issuer: string;
}

/** The member's LINE user id. Undefined: the member never logged in with LINE, or is no friend of our account. */
export async function selectFriend(
  db: Queryable,
  { memberId, issuer }: Friend,
): Promise<string | undefined> {
  const [row] = await db.query<{ subject: string }>(
    `select subject from member_identity
     where member_id = $1 and issuer = $2 and is_friend is not false limit 1`,
    [memberId, issuer],
  );
  return row?.subject;
}

/** Whether the member has ever logged in with LINE. The member need not be a friend of the account now. */
export async function hasIdentity(db: Queryable, { memberId, issuer }: Friend): Promise<boolean> {
  const rows = await db.query(
    'select 1 from member_identity where member_id = $1 and issuer = $2 limit 1',
    [memberId, issuer],
  );
  return rows.length > 0;
}
