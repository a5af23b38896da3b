import { uuidv7 } from 'uuidv7';
import type { LineReading } from '../../../contract/lineReading.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

const lastAnswer = (member: string, columns: string) => `
  select ${columns} from member_consent
  where member_consent.member_id = ${member} and purpose = 'line' order by id desc limit 1`;

/** For a statement that has a member id: whether this member agreed to read messages in LINE. */
export const readsInLine = (member: string): string =>
  `coalesce((${lastAnswer(member, 'agreed')}), false)`;

export async function isReadInLine(db: Queryable, memberId: string): Promise<boolean> {
  const [row] = await db.query<{ reads: boolean }>(`select ${readsInLine('$1')} as reads`, [
    memberId,
  ]);
  return row?.reads ?? false;
}

/** `issuer` is null without a LINE account. */
export async function selectLineReading(
  db: Queryable,
  memberId: string,
  issuer: string | null,
): Promise<LineReading> {
  const [row] = await db.query<LineReading>(
    `select
       (select json_build_object('version', version, 'language', language,
          'at', ${isoTime('created_at')})
        from (${lastAnswer('$1', '*')}) as last where agreed) as agreed,
       exists (select 1 from member_identity
         where member_id = $1 and issuer = $2) as "isOffered",
       exists (select 1 from member_identity
         where member_id = $1 and issuer = $2 and is_friend is false) as "isBlocked",
       exists (select 1 from member_identity
         where member_id = $1 and issuer = $2 and is_friend) as "isFriend"`,
    [memberId, issuer],
  );
  return row ?? { isOffered: false, isBlocked: false, isFriend: false, agreed: null };
}

interface Answer {
  memberId: string;
  agreed: boolean;
  version: string;
  language: string;
  at: Date;
}

/** Answers are only ever added, as a proof of what was agreed to and when. The last answer is not added again. */
export async function insertLineReading(
  tx: Queryable,
  { memberId, agreed, version, language, at }: Answer,
): Promise<void> {
  await tx.query(
    `insert into member_consent (id, member_id, purpose, version, language, agreed, created_at)
     select $2, $1, 'line', $3::text, $4::text, $5::boolean, $6::timestamptz
     where not exists (
       select 1 from (${lastAnswer('$1', '*')}) as last
       where (last.version, last.language, last.agreed) = ($3, $4, $5))`,
    [memberId, uuidv7(), version, language, agreed, at],
  );
}

/** Withdraws what is in force. */
export async function stopLineReading(
  tx: Queryable,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into member_consent (id, member_id, purpose, version, language, agreed, created_at)
     select $2, $1, 'line', last.version, last.language, false, $3
     from (${lastAnswer('$1', '*')}) as last where last.agreed`,
    [memberId, uuidv7(), at],
  );
}
