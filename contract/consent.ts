/** Names the text that is agreed to. Another text asks every member again. */
export const CONSENT_VERSION = '2026-11-01';

export const CONSENT_PURPOSES = ['collection', 'health', 'handover'] as const;
