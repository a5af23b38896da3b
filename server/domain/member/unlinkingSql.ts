import type { Queryable } from '../../db/database.ts';

/** A member who left. `subject` and `token` are sealed. */
export interface Unlinking {
  id: string;
  provider: string;
  /** The id of the person at the provider. */
  subject: string;
  /** An access token of the person. */
  token: string | null;
  attempts: number;
  createdAt: Date;
}

/** The logins of a member at these providers. */
export function selectIdentities(
  tx: Queryable,
  memberId: string,
  issuers: readonly string[],
): Promise<{ issuer: string; subject: string }[]> {
  return tx.query(
    'select issuer, subject from member_identity where member_id = $1 and issuer = any($2::text[])',
    [memberId, issuers],
  );
}

export async function insertUnlinking(
  tx: Queryable,
  { id, provider, subject, token, at }: Omit<Unlinking, 'attempts' | 'createdAt'> & { at: Date },
): Promise<void> {
  await tx.query(
    `insert into unlinking (id, provider, subject_sealed, token_sealed, due_at, created_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [id, provider, subject, token, at],
  );
}

/** Takes a row that is due. No other process takes it before the time of its next try. */
export async function takeDueUnlinking(
  db: Queryable,
  { now, until }: { now: Date; until: (attemptsBefore: number) => Date },
): Promise<Unlinking | undefined> {
  const [due] = await db.query<{ id: string; attempts: number }>(
    'select id, attempts from unlinking where due_at <= $1 order by due_at, id limit 1',
    [now],
  );
  if (!due) return undefined;
  const [row] = await db.query<Unlinking>(
    `update unlinking set attempts = attempts + 1, due_at = $3
     where id = $1 and attempts = $2 and due_at <= $4
     returning id, provider, subject_sealed as subject, token_sealed as token, attempts,
       created_at as "createdAt"`,
    [due.id, due.attempts, until(due.attempts), now],
  );
  // Another process took it first: try the next one.
  return row ?? takeDueUnlinking(db, { now, until });
}

export function selectUnlinkings(
  db: Queryable,
): Promise<Pick<Unlinking, 'id' | 'subject' | 'token'>[]> {
  return db.query(
    'select id, subject_sealed as subject, token_sealed as token from unlinking order by id',
  );
}

export async function replaceSealed(
  db: Queryable,
  { id, subject, token }: Pick<Unlinking, 'id' | 'subject' | 'token'>,
): Promise<void> {
  await db.query('update unlinking set subject_sealed = $2, token_sealed = $3 where id = $1', [
    id,
    subject,
    token,
  ]);
}

export async function deleteUnlinking(db: Queryable, id: string): Promise<void> {
  await db.query('delete from unlinking where id = $1', [id]);
}

/** Whether that person is a member (again). */
export async function isLinked(db: Queryable, issuer: string, subject: string): Promise<boolean> {
  const rows = await db.query('select 1 from member_identity where issuer = $1 and subject = $2', [
    issuer,
    subject,
  ]);
  return rows.length > 0;
}
