import type { ConsentPurpose } from '../../../contract/consent.ts';
import type { Member } from '../../../contract/member.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, jsonList } from '../../db/jsonSql.ts';
import type { Nickname } from './nicknameRules.ts';

/** The last answer to each purpose, where it was yes. */
const consentsInForce = jsonList(
  `json_build_object('purpose', latest.purpose, 'version', latest.version,
     'agreed_at', ${isoTime('latest.created_at')})`,
  `(select distinct on (purpose) purpose, version, agreed, created_at from member_consent
    where member_consent.member_id = member.id order by purpose, id desc) latest
   where latest.agreed`,
  'latest.purpose',
);

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

export interface ConsentAnswer {
  id: string;
  purpose: ConsentPurpose;
}

interface Consent {
  answers: readonly ConsentAnswer[];
  version: string;
  language: string;
  agreed: boolean;
  at: Date;
}

/** Consents are only ever added, as a proof of what was agreed to and when. */
export async function insertConsents(
  db: Queryable,
  memberId: string,
  { answers, version, language, agreed, at }: Consent,
): Promise<void> {
  await db.query(
    `insert into member_consent (id, member_id, purpose, version, language, agreed, created_at)
     select answer.id, $3::uuid, answer.purpose, $4::text, $5::text, $6::boolean, $7::timestamptz
     from unnest($1::uuid[], $2::text[]) as answer (id, purpose)`,
    [
      answers.map(({ id }) => id),
      answers.map(({ purpose }) => purpose),
      memberId,
      version,
      language,
      agreed,
      at,
    ],
  );
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
  );
  return member?.id;
}
