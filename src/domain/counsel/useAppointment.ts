import type { Counsel } from '../../../contract/counsel.ts';
import { useMinute } from '../../widgets/useMinute.ts';
import { type Appointment, appointmentOf } from './AppointmentText.tsx';
import { type AppointmentTime, appointmentTime } from './appointmentTime.ts';

export type TimedAppointment = Appointment & AppointmentTime;
type Dated = Pick<Counsel, 'state' | 'consultationAt' | 'treatmentAt'>;

/** The appointment that a counsel waits for, seen from now; null in other states. */
export function useAppointment(counsel: Dated): TimedAppointment | null {
  const now = useMinute() ?? new Date();
  return timed(counsel, now);
}

/** The counsel whose appointment comes next, of today's also those that have begun. */
export function useNextAppointment<C extends Dated>(
  counsels: readonly C[],
): { counsel: C; appointment: TimedAppointment } | undefined {
  const now = useMinute() ?? new Date();
  return counsels
    .flatMap((counsel) => {
      const appointment = timed(counsel, now);
      return appointment && appointment.day !== 'over' ? [{ counsel, appointment }] : [];
    })
    .toSorted((a, b) => Date.parse(a.appointment.at) - Date.parse(b.appointment.at))
    .at(0);
}

function timed(counsel: Dated, now: Date): TimedAppointment | null {
  const appointment = appointmentOf(counsel);
  if (!appointment) return null;
  const { label, at } = appointment;
  const { day, days, hasBegun } = appointmentTime(at, now);
  return { label, at, day, days, hasBegun };
}
