/** The dates of all consent texts, oldest first. A changed text gets a new date, and members are asked again. */
export const CONSENT_VERSIONS = ['2024-03-01', '2026-11-23', '2026-11-25'] as const;
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

/** The text that members agree to today. */
export const CONSENT_VERSION: ConsentVersion = '2026-11-25';

/** The dates of the texts about reading messages in LINE, oldest first. This consent names no clinic. */
export const LINE_READING_VERSIONS = ['2026-11-25'] as const;
export type LineReadingVersion = (typeof LINE_READING_VERSIONS)[number];

/** The text that members agree to today. */
export const LINE_READING_VERSION: LineReadingVersion = '2026-11-25';

export const CONSENT_PURPOSES = ['collection', 'health', 'handover'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * That texts may be sent to the translation provider abroad: a consent of its own, asked where a translation is first
 * offered. No booking requires it, and it names no clinic.
 */
export const TRANSLATION_PURPOSE = 'translation';
export const TRANSLATION_CONSENT_VERSIONS = ['2026-11-25', '2026-11-26'] as const;
export type TranslationConsentVersion = (typeof TRANSLATION_CONSENT_VERSIONS)[number];
export const TRANSLATION_CONSENT_VERSION: TranslationConsentVersion = '2026-11-26';

/** What happens to the counsels at a clinic when the member withdraws the consent to it. */
export const WITHDRAWAL_CHOICES = ['keep', 'close', 'erase'] as const;
export type WithdrawalChoice = (typeof WITHDRAWAL_CHOICES)[number];

interface GivenConsent {
  clinic_id: string;
  purpose: string;
  version: string;
}

/** Whether a member has agreed to every purpose for this clinic in the present version, as a booking requires. */
export const hasConsented = (consents: readonly GivenConsent[], clinicId: string): boolean =>
  hasConsentedInAnyVersion(
    consents.filter(({ version }) => version === CONSENT_VERSION),
    clinicId,
  );

/** Whether a member has agreed to every purpose, in any version. This is enough for a message. */
export const hasConsentedInAnyVersion = (
  consents: readonly GivenConsent[],
  clinicId: string,
): boolean =>
  CONSENT_PURPOSES.every((purpose) =>
    consents.some((given) => given.clinic_id === clinicId && given.purpose === purpose),
  );
