import { KOREA_AHEAD_MS as KOREA } from '../../../lib/koreanDay.ts';
import type { Random } from './random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The calendar day in Korea, as 2026-11-01. */
export const dateOf = (time: number): string => new Date(time + KOREA).toISOString().slice(0, 10);

/** The last day of the month in Korea, so many months later. */
export function monthEnd(time: number, monthsLater: number): string {
  const day = new Date(time + KOREA);
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater + 1, 1);
  return new Date(first - DAY).toISOString().slice(0, 10);
}

/** 1 to 12. */
export const monthOf = (time: number): number => new Date(time + KOREA).getUTCMonth() + 1;

/** Moves a time outside 9:00–20:00 to the next opening hour, same minute. */
export function inOfficeHours(time: number): number {
  const hour = new Date(time + KOREA).getUTCHours();
  if (hour < 9) return time + (9 - hour) * HOUR;
  return hour < 20 ? time : time + (33 - hour) * HOUR;
}

/** Moves a time between 0:00 and 7:00 to the morning of the same day. */
export function inWakingHours(time: number): number {
  return new Date(time + KOREA).getUTCHours() < 7 ? time + 7 * HOUR : time;
}

/** A Sunday becomes the Monday after it. */
export function notOnSunday(time: number): number {
  return new Date(time + KOREA).getUTCDay() === 0 ? time + DAY : time;
}

/** A full or half hour between 10:00 and 18:30 of the same day. */
export function atVisitingHour(time: number, random: Random): number {
  const midnight = Math.floor((time + KOREA) / DAY) * DAY - KOREA;
  return midnight + 10 * HOUR + random.int(0, 17) * 30 * MINUTE;
}
