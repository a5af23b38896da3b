import { DAY_MS, HOUR_MS } from './units.ts';

/** Korea has no summer time: its clock is nine hours ahead of UTC all year. */
export const KOREA_AHEAD_MS = 9 * HOUR_MS;

/** The calendar day in Seoul, as 2026-11-23. */
export const koreanDayOf = (moment: Date): string =>
  new Date(moment.getTime() + KOREA_AHEAD_MS).toISOString().slice(0, 10);

/** The clock in Seoul, as 2026-11-23 09:30:00. */
export const koreanTimeOf = (moment: Date): string =>
  new Date(moment.getTime() + KOREA_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The first day, in Seoul, of a period of `days` days that ends today. */
export const firstDayOf = (days: number, today: Date): string =>
  koreanDayOf(new Date(today.getTime() - (days - 1) * DAY_MS));

/** Counts the days in Seoul: one more after each midnight there. */
export const koreanDayNumber = (moment: Date): number =>
  Math.floor((moment.getTime() + KOREA_AHEAD_MS) / DAY_MS);

/** The last midnight in Seoul. */
export const koreanDayStart = (moment: Date): Date =>
  new Date(moment.getTime() + msToKoreanMidnight(moment) - DAY_MS);

/** The moments of some days in Seoul: from the beginning of the first day until the end of the last one. */
export function daysInKorea(day: string, count: number): { from: Date; until: Date } {
  const from = new Date(`${day}T00:00:00+09:00`);
  return { from, until: new Date(from.getTime() + count * DAY_MS) };
}

/** Milliseconds until the next midnight in Seoul. */
export const msToKoreanMidnight = (moment: Date): number =>
  DAY_MS - ((moment.getTime() + KOREA_AHEAD_MS) % DAY_MS);
