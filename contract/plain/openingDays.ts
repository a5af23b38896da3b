/** The days of opening hours: Monday to Sunday, and public holidays of Korea. */
export const OPENING_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday'] as const;

/** A day opens before it closes, and so does its break. Times compare as texts. */
export const isInOrder = (day: {
  opensAt: string;
  closesAt: string;
  breakFrom?: string | undefined;
  breakTo?: string | undefined;
}): boolean =>
  day.opensAt < day.closesAt && !(day.breakFrom && day.breakTo && day.breakFrom >= day.breakTo);
