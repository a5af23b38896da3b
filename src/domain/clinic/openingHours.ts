import type { OpeningDay, OpeningHours } from '../../../contract/clinicShape.ts';
import type { OPENING_DAYS } from '../../../contract/plain/openingDays.ts';
import type { KoreanClock } from '../../lib/date.ts';

/** Opening hours at a moment, always by the clock of Korea. Nothing here depends on the device's time zone. */

export type OpeningDayName = (typeof OPENING_DAYS)[number];
export type OpeningState = 'open' | 'before' | 'break' | 'over' | 'closed';

export interface Today {
  day: OpeningDayName;
  /** Undefined: closed all day. */
  times: OpeningDay | undefined;
  state: OpeningState;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A further closed day is closed, even on a public holiday with hours. */
export function todayAt(
  { days, closedOn }: OpeningHours,
  { date, time }: KoreanClock,
  isHoliday: boolean,
): Today {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? 'sun';
  const day = isHoliday ? 'holiday' : weekday;
  const times = closedOn?.includes(date) ? undefined : days[day];
  return { day, times, state: stateAt(times, time) };
}

/** Times of day compare as texts, and 24:00 is later than all of them. */
function stateAt(times: OpeningDay | undefined, time: string): OpeningState {
  if (!times) return 'closed';
  const { opensAt, closesAt, breakFrom, breakTo } = times;
  if (time < opensAt) return 'before';
  if (time >= closesAt) return 'over';
  const isBreak = breakFrom !== undefined && breakTo !== undefined;
  return isBreak && breakFrom <= time && time < breakTo ? 'break' : 'open';
}

export const isAllDay = ({ opensAt, closesAt }: OpeningDay) =>
  opensAt === '00:00' && closesAt === '24:00';
