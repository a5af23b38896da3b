import type { Queryable } from '../../db/database.ts';
import { insertTranslationConsent, selectTranslationConsent } from './translationConsentSql.ts';
import { deleteTranslationsOf } from './translationSql.ts';

/**
 * Ends the consent, if it is in force, and deletes the member's translations. The caller has locked the member, so no
 * translation begins meanwhile; one that is under way finds its row gone.
 */
export async function withdrawTranslation(
  tx: Queryable,
  memberId: string,
  at: Date,
): Promise<void> {
  const last = await selectTranslationConsent(tx, memberId);
  if (!last?.agreed) return;
  await insertTranslationConsent(tx, memberId, { ...last, agreed: false, at });
  await deleteTranslationsOf(tx, memberId);
}
