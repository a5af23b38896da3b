import { TRANSLATION_CONSENT_VERSION } from '../../contract/plain/consent.ts';
import type { Language } from '../../contract/plain/language.ts';
import type { AppContext } from '../appContext.ts';
import { sealTexts } from '../crypto/texts.ts';
import type { Queryable } from '../db/database.ts';
import { translationPlace } from '../domain/translation/createTranslations.ts';
import { insertTranslationConsent } from '../domain/translation/translationConsentSql.ts';
import { reasonTranslations } from './data/counselTexts.ts';
import { askTranslations } from './generate/counsel/askTranslations.ts';
import { createRandom } from './generate/lib/random.ts';
import { seedId } from './generate/lib/seedId.ts';

/** Nothing is translated before there was a text to agree to. */
const AGREED_AT = Date.parse(TRANSLATION_CONSENT_VERSION);
/** People wrote the translations of the demonstration. */
const MODEL = 'demo';

interface DemoTranslation {
  memberId: string;
  counselId: string;
  /** Of the message, or of the change whose reason it is. Null: the text that the counsel was booked with. */
  messageId: string | null;
  language: Language;
  text: string;
  at: number;
}

export async function insertDemoTranslation(
  tx: Queryable,
  memberKeys: AppContext['memberKeys'],
  { memberId, counselId, messageId, language, text, at }: DemoTranslation,
): Promise<void> {
  const id = seedId(at, createRandom(`translation of ${messageId ?? counselId}`));
  const texts = await sealTexts(tx, memberKeys, memberId);
  await tx.query(
    `insert into translation
       (id, member_id, counsel_id, message_id, language, text_sealed, model, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      memberId,
      counselId,
      messageId,
      language,
      texts.seal(text, translationPlace(id)),
      MODEL,
      new Date(Math.max(at, AGREED_AT)),
    ],
  );
}

/**
 * What Japanese members asked, in Korean, and the reasons of changes, each for the other side, at the clinics that have
 * an account; the reasons also for the first Japanese demo member; and the consent of every member who has a
 * translation.
 */
export async function seedTranslations(
  tx: Queryable,
  memberKeys: AppContext['memberKeys'],
): Promise<void> {
  const korean = askTranslations('ja');
  for (const { content, ...about } of await selectAsked(tx)) {
    const text = korean.get(content);
    if (text === undefined) continue;
    const translation = { ...about, messageId: null, language: 'ko', text } as const;
    await insertDemoTranslation(tx, memberKeys, translation);
  }
  for (const { reason, by, ...about } of await selectReasons(tx)) {
    const text = reasonTranslations.get(reason);
    if (text === undefined) continue;
    const language = by === 'member' ? 'ko' : 'ja';
    await insertDemoTranslation(tx, memberKeys, { ...about, language, text });
  }
  for (const { memberId, language } of await selectTranslated(tx)) {
    const answer = { agreed: true, version: TRANSLATION_CONSENT_VERSION, language };
    await insertTranslationConsent(tx, memberId, { ...answer, at: new Date(AGREED_AT) });
  }
}

const selectAsked = (tx: Queryable) =>
  tx.query<{ memberId: string; counselId: string; content: string; at: number }>(
    `select member_id as "memberId", id as "counselId", content,
       (extract(epoch from created_at) * 1000)::float8 as at
     from counsel where seeded and language = 'ja' and content <> ''
       and clinic_id in (select clinic_id from staff where seeded) order by id`,
  );

const selectReasons = (tx: Queryable) =>
  tx.query<{
    memberId: string;
    counselId: string;
    messageId: string;
    reason: string;
    by: string;
    at: number;
  }>(
    `select counsel.member_id as "memberId", counsel.id as "counselId",
       counsel_change.id as "messageId", counsel_change.reason, counsel_change.actor as by,
       (extract(epoch from counsel_change.created_at) * 1000)::float8 as at
     from counsel_change join counsel on counsel.id = counsel_change.counsel_id
     where counsel.seeded and counsel.language = 'ja' and counsel_change.reason is not null
       and (counsel.clinic_id in (select clinic_id from staff where seeded)
         or counsel.member_id in (select member_id from member_identity
           where issuer = 'demo' and subject = 'demo-002'))
     order by counsel_change.id`,
  );

const selectTranslated = (tx: Queryable) =>
  tx.query<{ memberId: string; language: string }>(
    `select id as "memberId", language from member
     where id in (select member_id from translation) order by id`,
  );
