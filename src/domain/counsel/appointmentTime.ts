import { koreanClock } from '../../lib/date.ts';
import { DAY_MS } from '../../lib/days.ts';

export interface AppointmentTime {
  /** By days in Korea. */
  day: 'ahead' | 'today' | 'over';
  /** How many days are left; negative afterwards. */
  days: number;
  hasBegun: boolean;
}

const dayNumber = (moment: Date) => Date.parse(koreanClock(moment).date) / DAY_MS;

export function appointmentTime(at: string, now: Date): AppointmentTime {
  const moment = new Date(at);
  const days = dayNumber(moment) - dayNumber(now);
  return { day: dayAfter(days), days, hasBegun: moment <= now };
}

function dayAfter(days: number): AppointmentTime['day'] {
  if (days === 0) return 'today';
  return days > 0 ? 'ahead' : 'over';
}
