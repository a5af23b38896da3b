import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/consent.ts';
import type { Member } from '../../../contract/member.ts';

/** Whether the member has agreed to all that a counsel needs, in the text as it reads now. */
export const hasConsented = ({ consents }: Member): boolean =>
  CONSENT_PURPOSES.every((purpose) =>
    consents.some((given) => given.purpose === purpose && given.version === CONSENT_VERSION),
  );
