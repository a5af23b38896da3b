import { uuidv7 } from 'uuidv7';
import { TRANSLATION_PURPOSE } from '../../../contract/plain/consent.ts';
import type { TranslationConsent } from '../../../contract/translation.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

/** What the member last answered; null: never asked. This consent names no clinic. */
export async function selectTranslationConsent(
  db: Queryable,
  memberId: string,
): Promise<TranslationConsent | null> {
  const [last] = await db.query<TranslationConsent>(
    `select agreed, ${isoTime('created_at')} as at, version, language from member_consent
     where member_id = $1 and clinic_id is null and purpose = $2 order by id desc limit 1`,
    [memberId, TRANSLATION_PURPOSE],
  );
  return last ?? null;
}

interface Answer extends Pick<TranslationConsent, 'agreed' | 'version' | 'language'> {
  at: Date;
}

/** Answers are only ever added, as a proof of what was agreed to and when. */
export async function insertTranslationConsent(
  db: Queryable,
  memberId: string,
  { agreed, version, language, at }: Answer,
): Promise<void> {
  await db.query(
    `insert into member_consent
       (id, member_id, clinic_id, purpose, version, language, agreed, created_at)
     values ($1, $2, null, $3, $4, $5, $6, $7)`,
    [uuidv7(), memberId, TRANSLATION_PURPOSE, version, language, agreed, at],
  );
}
