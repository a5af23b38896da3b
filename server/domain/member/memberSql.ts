import type { Member } from '../../../contract/member.ts';
import type { Language } from '../../../contract/plain/language.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { consentsInForce } from '../consent/consentSql.ts';
import type { Nickname } from './nicknameRules.ts';

const memberCard = `json_build_object(
  'id', member.id, 'nickname', member.nickname,
  'token', json_build_object('id', member.id, 'type', 'MEMBER'),
  'language', member.language,
  'created_at', ${isoTime('member.created_at')},
  'consents', ${consentsInForce})`;

export async function selectMember(db: Queryable, id: string): Promise<Member | undefined> {
  const [row] = await db.query<{ member: Member }>(
    `select ${memberCard} as member from member where member.id = $1`,
    [id],
  );
  return row?.member;
}

/** The unique constraint on the key decides, also for parallel requests. */
export async function updateNickname(
  db: Queryable,
  id: string,
  { text, key }: Nickname,
  at: Date,
): Promise<Member | undefined> {
  const [row] = await db.query<{ member: Member }>(
    `update member set nickname = $2, nickname_key = $3, updated_at = $4
     where member.id = $1 returning ${memberCard} as member`,
    [id, text, key, at],
  );
  return row?.member;
}

/** The member gets notices in this language; null changes nothing. */
export async function updateLanguage(
  db: Queryable,
  id: string,
  language: Language | null,
): Promise<void> {
  if (language === null) return;
  await db.query('update member set language = $2 where id = $1 and language <> $2', [
    id,
    language,
  ]);
}

/** Locks the member: parallel bookings and withdrawals of one member wait for each other. False: no such member. */
export async function lockMember(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query('select 1 from member where id = $1 for no key update', [id]);
  return rows.length > 0;
}

/**
 * Locks the member of a counsel and returns the id. Call it before locking the counsel: every transaction locks members first, so that
 * they cannot deadlock.
 */
export async function lockMemberOfCounsel(
  tx: Queryable,
  counselId: string,
): Promise<string | undefined> {
  const [member] = await tx.query<{ id: string }>(
    `select id from member where id = (select member_id from counsel where id = $1)
     for key share`,
    [counselId],
    { isPrepared: true },
  );
  return member?.id;
}
