/** The days of opening hours: Monday to Sunday, and public holidays of Korea. */
export const OPENING_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday'] as const;
