import type { ReminderKind } from '../../contract/plain/noticeKinds.ts';
import { koreanDayStart } from '../lib/koreanDay.ts';
import { nextTry } from '../lib/outcome.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../lib/units.ts';

/**
 * Quiet hours in Seoul; they span midnight. Reminders whose time is between 20:30 and 8:00 leave earlier, at 20:30.
 * Other notices of the quiet hours leave at 8:00, except answers. Members read these hours in `notice.quiet`
 * (src/i18n); ARCHITECTURE.md, operations.md and contract/README.md name them, too.
 */
const QUIET_FROM_MS = 21 * HOUR_MS;
const QUIET_UNTIL_MS = 8 * HOUR_MS;
const QUIET_MS = DAY_MS - QUIET_FROM_MS + QUIET_UNTIL_MS;
/** Before the quiet hours, in which no reminder is written. */
const LAST_REMINDERS_MS = QUIET_FROM_MS - 30 * MINUTE_MS;

/** How long before an appointment a member is reminded. */
const REMINDER_LEADS: Readonly<Record<ReminderKind, number>> = {
  REMINDER_DAY: DAY_MS,
  REMINDER_SOON: 2 * HOUR_MS,
};

/** A notice within this time after a text of the member counts as an answer to it. */
const JUST_WRITTEN_MS = HOUR_MS;

const sinceMidnight = (moment: Date) => moment.getTime() - koreanDayStart(moment).getTime();
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

export function isQuiet(moment: Date): boolean {
  const time = sinceMidnight(moment);
  return time >= QUIET_FROM_MS || time < QUIET_UNTIL_MS;
}

/** The moment itself, or the end of the quiet hours. */
export function afterQuiet(moment: Date): Date {
  if (!isQuiet(moment)) return moment;
  const midnight = koreanDayStart(moment);
  const isEvening = sinceMidnight(moment) >= QUIET_FROM_MS;
  return later(midnight, QUIET_UNTIL_MS + (isEvening ? DAY_MS : 0));
}

/** When a notice to a member leaves. `wroteAt`: when the member last wrote to the clinic. */
export function leavesAt(at: Date, wroteAt: Date): Date {
  const isAnswer = at.getTime() - wroteAt.getTime() <= JUST_WRITTEN_MS;
  return isAnswer ? at : afterQuiet(at);
}

/**
 * In quiet hours, deliveries to members that were due before this moment wait until 8:00: no server sent them by day.
 * Null by day, and in the first minute of the quiet hours: in it the last deliveries of the day still leave.
 */
export function missedBefore(now: Date): Date | null {
  if (!isQuiet(now)) return null;
  const quietFrom = later(afterQuiet(now), -QUIET_MS);
  return now < later(quietFrom, MINUTE_MS) ? null : quietFrom;
}

/** When a reminder of an appointment leaves. */
export function remindsAt(kind: ReminderKind, appointment: Date): Date {
  const moment = later(appointment, -REMINDER_LEADS[kind]);
  const time = sinceMidnight(moment);
  if (time >= QUIET_UNTIL_MS && time < LAST_REMINDERS_MS) return moment;
  const midnight = koreanDayStart(moment);
  return later(midnight, LAST_REMINDERS_MS - (time < QUIET_UNTIL_MS ? DAY_MS : 0));
}

/**
 * The appointments for which this kind of reminder is due; null in quiet hours. A reminder is left out when less than
 * half of its lead time remains.
 */
export function dueAppointments(kind: ReminderKind, now: Date): { from: Date; to: Date } | null {
  if (isQuiet(now)) return null;
  const lead = REMINDER_LEADS[kind];
  const isLast = sinceMidnight(now) >= LAST_REMINDERS_MS;
  // From 20:30 on, reminders whose time is in the night are due, too.
  const until = isLast ? later(koreanDayStart(now), DAY_MS + QUIET_UNTIL_MS - SECOND_MS) : now;
  return { from: later(now, lead / 2), to: later(until, lead) };
}

/** No reminder if the appointment was made after the time of the reminder: the member has just heard of it. */
export const needsReminder = (
  kind: ReminderKind,
  { appointment, madeAt }: { appointment: Date; madeAt: Date },
): boolean => madeAt <= remindsAt(kind, appointment);

interface Attempted {
  attempts: number;
  createdAt: Date;
  isToMember: boolean;
  waitsMs: readonly number[];
}

/**
 * When a delivery is tried again. In quiet hours a delivery to a member waits until 8:00, except an answer and the
 * notices that are sent with it. These were made or already tried in these quiet hours; nothing else is tried before
 * 8:00.
 */
export function nextAttempt(
  { attempts, createdAt, isToMember, waitsMs }: Attempted,
  now: Date,
): Date {
  const next = nextTry(waitsMs, attempts - 1, now);
  const morning = afterQuiet(next);
  const isMadeTonight = morning.getTime() === afterQuiet(createdAt).getTime();
  const isTriedAtNight = missedBefore(now) !== null;
  return isToMember && !isMadeTonight && !isTriedAtNight ? morning : next;
}
