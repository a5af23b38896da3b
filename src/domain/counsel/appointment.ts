import type { Counsel } from '../../../contract/counsel.ts';
import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';

export interface Appointment {
  label: 'counsel.consultationAt' | 'counsel.treatmentAt';
  at: string;
}

/** The appointment that a confirmed counsel waits for; null in other states. */
export function appointmentOf(
  counsel: Pick<Counsel, 'state' | 'consultationAt' | 'treatmentAt'>,
): Appointment | null {
  const at = awaitedAppointment(counsel);
  if (!at) return null;
  const isTreatment = counsel.state === 'TREATMENT_APPOINTMENT_CONFIRMED';
  return { label: isTreatment ? 'counsel.treatmentAt' : 'counsel.consultationAt', at };
}
