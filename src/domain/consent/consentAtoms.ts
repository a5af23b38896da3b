import type { QueryClient } from '@tanstack/query-core';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/consent.ts';
import type { Language } from '../../../contract/language.ts';
import type { Member } from '../../../contract/member.ts';
import { codeOf } from '../../api/ApiError.ts';
import type { CallInput } from '../../api/call.ts';
import { memberCall } from '../../api/memberCall.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { showMember } from '../../state/sessionAtom.ts';

/** Records that the member agrees to all purposes of the text, in the language it was shown in. */
export async function agree(client: QueryClient, language: Language): Promise<void> {
  const { data } = await memberCall('POST /member/consents', {
    body: { purposes: [...CONSENT_PURPOSES], version: CONSENT_VERSION, language, agreed: true },
  });
  showMember(client, data);
}

type Consent = Member['consents'][number];
type Purpose = CallInput<'POST /member/consents'>['body']['purposes'][number];

/** Withdraws one consent of the member. */
export const withdrawConsentAtom = atomWithMutation(() => ({
  mutationFn: async (
    { consent, language }: { consent: Consent; language: Language },
    { client },
  ): Promise<void> => {
    const purposes = [consent.purpose as Purpose]; // one of the purposes that the server listed
    const { data } = await memberCall('POST /member/consents', {
      body: { purposes, version: consent.version, language, agreed: false },
    });
    showMember(client, data);
  },
}));

/** The server says that a consent is missing: it was withdrawn elsewhere, or the text has a new version. */
export const isConsentMissing = (cause: unknown) => codeOf(cause) === 'consent_required';
