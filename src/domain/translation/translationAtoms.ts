import type { QueryClient } from '@tanstack/query-core';
import { TRANSLATION_CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useData } from '../../api/useServerData.ts';

const TRANSLATION = 'GET /member/counsels/:id/translation';

/** What the clinic wrote in a counsel, translated. */
export const translationQuery = (id: string, language: Language) =>
  memberQuery(TRANSLATION, { params: { id }, query: { language } });

/** What the member answered about translations; null: never asked. */
const consentQuery = memberQuery('GET /member/consents/translation', {});

export const useTranslationConsent = () => useData(consentQuery);

/** Records that the member agrees, in the language that the text was shown in. */
export const agreeToTranslationAtom = writeAtom(
  async (language: Language, client): Promise<void> => {
    const body = { version: TRANSLATION_CONSENT_VERSION, language };
    await memberCall('POST /member/consents/translation', { body });
    await refetchTranslations(client);
  },
);

export const withdrawTranslationAtom = writeAtom(async (_: undefined, client): Promise<void> => {
  await memberCall('DELETE /member/consents/translation', {});
  await refetchTranslations(client);
});

export async function refetchTranslations(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [TRANSLATION] });
  await client.invalidateQueries({ queryKey: consentQuery.queryKey });
}
