const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const ACCESS_MS = 30 * MINUTE;
const IDLE_MS = 14 * DAY;
const WHOLE_MS = 30 * DAY;

/**
 * A pair stays good for a moment after it was replaced: the answer may have been lost on the way, and other
 * calls may be under way. Whoever brings it later has taken it from somebody.
 */
const GRACE_MS = 10 * SECOND;

/** When a session ends however busy it is. */
export const familyEnd = (now: Date): Date => later(now, WHOLE_MS);

/** How long a pair made now may be used; never longer than its session. */
export function pairEnds(now: Date, end: Date): { accessUntil: Date; refreshUntil: Date } {
  return {
    accessUntil: earlier(later(now, ACCESS_MS), end),
    refreshUntil: earlier(later(now, IDLE_MS), end),
  };
}

export const graceBegan = (now: Date): Date => later(now, -GRACE_MS);

const later = (date: Date, ms: number) => new Date(date.getTime() + ms);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
