/** The day since when the text that is agreed to reads so. Another text asks every member again. */
export const CONSENT_VERSION = '2024-03-01';

export const CONSENT_PURPOSES = ['collection', 'health', 'handover'] as const;
