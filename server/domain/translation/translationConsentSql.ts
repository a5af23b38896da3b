import { uuidv7 } from 'uuidv7';
import { TRANSLATION_PURPOSE } from '../../../contract/plain/consent.ts';
import type { TranslationConsent } from '../../../contract/translation.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

/** $1 is the member, $2 the purpose. */
const LAST = `select agreed, created_at, version, language from member_consent
  where member_id = $1 and clinic_id is null and purpose = $2 order by id desc limit 1`;

/** What the member last answered; null: never asked. This consent names no clinic. */
export async function selectTranslationConsent(
  db: Queryable,
  memberId: string,
): Promise<TranslationConsent | null> {
  const [last] = await db.query<TranslationConsent>(
    `select agreed, ${isoTime('created_at')} as at, version, language from (${LAST}) as last`,
    [memberId, TRANSLATION_PURPOSE],
  );
  return last ?? null;
}

interface Answer extends Pick<TranslationConsent, 'agreed' | 'version' | 'language'> {
  at: Date;
}

/** Answers are only ever added, as a proof of what was agreed to and when. The last answer is not added again. */
export async function insertTranslationConsent(
  db: Queryable,
  memberId: string,
  { agreed, version, language, at }: Answer,
): Promise<void> {
  await db.query(
    `insert into member_consent
       (id, member_id, clinic_id, purpose, version, language, agreed, created_at)
     select $3, $1, null, $2, $4::text, $5::text, $6::boolean, $7::timestamptz
     where not exists (
       select 1 from (${LAST}) as last
       where (last.version, last.language, last.agreed) = ($4, $5, $6))`,
    [memberId, TRANSLATION_PURPOSE, uuidv7(), version, language, agreed, at],
  );
}
