import type { Counsel } from '../../../contract/counsel.ts';
import { useMinute } from '../../widgets/useMinute.ts';
import { type Appointment, appointmentOf } from './appointment.ts';
import { type AppointmentTime, appointmentTime } from './appointmentTime.ts';

export type TimedAppointment = Appointment & AppointmentTime;
type Dated = Pick<Counsel, 'state' | 'consultationAt' | 'treatmentAt'>;

/** The appointment that a counsel waits for, seen from now; null in other states. */
export function useAppointment(counsel: Dated): TimedAppointment | null {
  const now = useMinute() ?? new Date();
  return timedAppointment(counsel, now);
}

/** The same at a chosen time. */
export function timedAppointment(counsel: Dated, now: Date): TimedAppointment | null {
  const appointment = appointmentOf(counsel);
  if (!appointment) return null;
  const { label, at } = appointment;
  const { day, days, hasBegun } = appointmentTime(at, now);
  return { label, at, day, days, hasBegun };
}
