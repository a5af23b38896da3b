/** The date of the present consent text. A new date means a new text, and every member is asked again. */
export const CONSENT_VERSION = '2024-03-01';

export const CONSENT_PURPOSES = ['collection', 'health', 'handover'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Whether a member has agreed to every purpose in the present version, which a booking requires. */
export const hasConsented = (consents: readonly { purpose: string; version: string }[]): boolean =>
  CONSENT_PURPOSES.every((purpose) =>
    consents.some((given) => given.purpose === purpose && given.version === CONSENT_VERSION),
  );
