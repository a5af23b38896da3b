import type { OpeningDay, OpeningHours } from '../../../contract/clinicShape.ts';
import type { OPENING_DAYS } from '../../../contract/plain/openingDays.ts';
import type { KoreanClock } from '../../lib/date.ts';

/** Opening hours at a moment, always in Korean time. Nothing here depends on the device's time zone. */

export type OpeningDayName = (typeof OPENING_DAYS)[number];
type OpeningState = 'open' | 'before' | 'break' | 'over' | 'closed';

export interface Today {
  day: OpeningDayName;
  /** Undefined: closed all day. */
  times: OpeningDay | undefined;
  state: OpeningState;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A date in `closedOn` is closed, even if the clinic has hours for public holidays. */
export function hoursOn(
  { days, closedOn }: OpeningHours,
  date: string,
  isHoliday: boolean,
): Omit<Today, 'state'> {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? 'sun';
  const day = isHoliday ? 'holiday' : weekday;
  return { day, times: closedOn?.includes(date) ? undefined : days[day] };
}

export function todayAt(
  hours: OpeningHours,
  { date, time }: KoreanClock,
  isHoliday: boolean,
): Today {
  const today = hoursOn(hours, date, isHoliday);
  return { ...today, state: stateAt(today.times, time) };
}

/** Times of day compare as texts, and 24:00 is later than all of them. */
function stateAt(times: OpeningDay | undefined, time: string): OpeningState {
  if (!times) return 'closed';
  if (isOpenAt(times, time)) return 'open';
  if (time < times.opensAt) return 'before';
  return time < times.closesAt ? 'break' : 'over';
}

export const isOpenAt = (
  { opensAt, closesAt, breakFrom, breakTo }: OpeningDay,
  time: string,
): boolean =>
  opensAt <= time &&
  time < closesAt &&
  !(breakFrom !== undefined && breakTo !== undefined && breakFrom <= time && time < breakTo);

export const isAllDay = ({ opensAt, closesAt }: OpeningDay) =>
  opensAt === '00:00' && closesAt === '24:00';
