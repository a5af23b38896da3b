import type { Random } from './random.ts';

/** The day the demonstration was made up for. Nothing in it happened later, only appointments lie ahead. */
export const BASE_TIME = Date.parse('2026-11-01T00:00:00+09:00');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Korea has no summer time, so its day is ours moved by nine hours. */
const KOREA = 9 * HOUR;

/** 2026-11-01, as the day is called in Korea. */
export const dateOf = (time: number): string => new Date(time + KOREA).toISOString().slice(0, 10);

/** 1 to 12. */
export const monthOf = (time: number): number => new Date(time + KOREA).getUTCMonth() + 1;

/** The same minute of the next hour at which somebody is at the desk. */
export function inOfficeHours(time: number): number {
  const hour = new Date(time + KOREA).getUTCHours();
  if (hour < 9) return time + (9 - hour) * HOUR;
  return hour < 20 ? time : time + (33 - hour) * HOUR;
}

/** A half hour between ten and half past six of the same day. */
export function atVisitingHour(time: number, random: Random): number {
  const midnight = Math.floor((time + KOREA) / DAY) * DAY - KOREA;
  return midnight + 10 * HOUR + random.int(0, 17) * 30 * MINUTE;
}
