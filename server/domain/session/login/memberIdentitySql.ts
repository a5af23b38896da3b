import type { Language } from '../../../../contract/plain/language.ts';
import type { Queryable } from '../../../db/database.ts';

interface NewMember {
  id: string;
  issuer: string;
  subject: string;
  language: Language;
  now: Date;
}

/** The member of an identity; the first login creates it. Of parallel first logins only one creates it. */
export async function selectOrInsertMember(tx: Queryable, newMember: NewMember): Promise<string> {
  const { id, issuer, subject, language, now } = newMember;
  const known = await selectMember(tx, issuer, subject);
  if (known) return known;
  await tx.query(
    `insert into member (id, language, created_at, updated_at) values ($1, $2, $3, $3)`,
    [id, language, now],
  );
  const claimed = await tx.query(
    `insert into member_identity (issuer, subject, member_id, created_at) values ($1, $2, $3, $4)
     on conflict (issuer, subject) do nothing returning member_id`,
    [issuer, subject, id, now],
  );
  if (claimed.length > 0) return id;
  await tx.query('delete from member where id = $1', [id]);
  return (await selectMember(tx, issuer, subject)) ?? id;
}

async function selectMember(
  tx: Queryable,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ member_id: string }>(
    'select member_id from member_identity where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return row?.member_id;
}
