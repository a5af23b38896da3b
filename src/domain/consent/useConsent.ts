import { useSetAtom } from 'jotai';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/consent.ts';
import type { Member } from '../../../contract/member.ts';
import { codeOf } from '../../api/ApiError.ts';
import type { CallInput } from '../../api/call.ts';
import { memberCall } from '../../api/memberCall.ts';
import { useLanguage } from '../../state/language.ts';
import { memberChangedAtom } from '../../state/sessionAtom.ts';

/** Records that the member agrees to all purposes of the text, in the language it was shown in. */
export function useAgree() {
  const showMember = useSetAtom(memberChangedAtom);
  const language = useLanguage();
  return async (): Promise<void> => {
    const { data } = await memberCall('POST /member/consents', {
      body: { purposes: [...CONSENT_PURPOSES], version: CONSENT_VERSION, language, agreed: true },
    });
    showMember(data);
  };
}

type Consent = Member['consents'][number];
type Purpose = CallInput<'POST /member/consents'>['body']['purposes'][number];

/** Withdraws one consent of the member. */
export function useWithdrawConsent() {
  const showMember = useSetAtom(memberChangedAtom);
  const language = useLanguage();
  return async ({ purpose, version }: Consent): Promise<void> => {
    const purposes = [purpose as Purpose]; // one of the purposes that the server listed
    const { data } = await memberCall('POST /member/consents', {
      body: { purposes, version, language, agreed: false },
    });
    showMember(data);
  };
}

/** The server says that a consent is missing: it was withdrawn elsewhere, or the text has a new version. */
export const isConsentMissing = (cause: unknown) => codeOf(cause) === 'consent_required';
