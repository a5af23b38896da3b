import type { Counsel } from '../../../contract/counsel.ts';
import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';
import { DAY_MS } from '../../../contract/plain/days.ts';
import { koreanClock } from '../../lib/date.ts';

export type Dated = Pick<Counsel, 'state' | 'consultationAt' | 'treatmentAt'>;

interface Appointment {
  label: 'counsel.consultationAt' | 'counsel.treatmentAt';
  at: string;
}

/** The appointment that a confirmed counsel waits for; null in other states. */
export function appointmentOf(counsel: Dated): Appointment | null {
  const at = awaitedAppointment(counsel);
  if (!at) return null;
  const isTreatment = counsel.state === 'TREATMENT_APPOINTMENT_CONFIRMED';
  return { label: isTreatment ? 'counsel.treatmentAt' : 'counsel.consultationAt', at };
}

interface AppointmentTime {
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

export type TimedAppointment = Appointment & AppointmentTime;

/** The same, seen from a time. */
export function timedAppointment(counsel: Dated, now: Date): TimedAppointment | null {
  const appointment = appointmentOf(counsel);
  return appointment && { ...appointment, ...appointmentTime(appointment.at, now) };
}
