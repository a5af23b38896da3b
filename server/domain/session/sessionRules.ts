import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../lib/units.ts';

const ACCESS_MS = 30 * MINUTE_MS;
const IDLE_MS = 14 * DAY_MS;
const SESSION_MS = 30 * DAY_MS;

/** A replaced pair stays valid for this time, because parallel calls still use it. */
const GRACE_MS = 10 * SECOND_MS;

/** After so many lost answers in a row the session ends, so that no renewal has to follow a long chain of pairs. */
export const LOST_ANSWERS = 10;

/** When a session ends, even when it is in use. */
export const familyEnd = (now: Date): Date => later(now, SESSION_MS);

/** How long a new pair is valid, at most until the session ends. */
export function pairEnds(now: Date, end: Date): { accessUntil: Date; refreshUntil: Date } {
  return {
    accessUntil: earlier(later(now, ACCESS_MS), end),
    refreshUntil: earlier(later(now, IDLE_MS), end),
  };
}

export const graceStart = (now: Date): Date => later(now, -GRACE_MS);

const later = (date: Date, ms: number) => new Date(date.getTime() + ms);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
