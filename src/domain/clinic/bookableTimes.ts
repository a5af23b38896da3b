import type { OpeningDay, OpeningHours } from '../../../contract/clinicShape.ts';
import { addDays } from '../../../contract/plain/days.ts';
import { koreanClock } from '../../lib/date.ts';
import { halfHours } from './halfHours.ts';
import { hoursOn, isOpenAt } from './openingHours.ts';

/** For clinics that have not said when they are open. */
const USUAL: OpeningDay = { opensAt: '09:00', closesAt: '21:00' };

/** Today and the days after it in Korea, as 2026-11-23. */
export function daysFrom(now: Date, count: number): string[] {
  const today = koreanClock(now).date;
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}

/** The half hours in which the clinic is open on that day and that lie ahead, as 14:30. */
export function bookableTimes(
  day: string,
  { hours, isHoliday, now }: { hours: OpeningHours | null; isHoliday: boolean; now: Date },
): string[] {
  const times = hours ? hoursOn(hours, day, isHoliday).times : USUAL;
  if (!times) return [];
  const clock = koreanClock(now);
  return halfHours.filter(
    (time) =>
      isOpenAt(times, time) && (day > clock.date || (day === clock.date && time > clock.time)),
  );
}
