import type { Counsel } from '../../../contract/counsel.ts';

export interface Appointment {
  label: 'counsel.consultationAt' | 'counsel.treatmentAt';
  at: string;
}

/** The day that is agreed on and still to come about, if there is one. */
export function appointmentOf({
  state,
  consultationAt,
  treatmentAt,
}: Pick<Counsel, 'state' | 'consultationAt' | 'treatmentAt'>): Appointment | null {
  if (state === 'CONSULTATION_APPOINTMENT_CONFIRMED' && consultationAt) {
    return { label: 'counsel.consultationAt', at: consultationAt };
  }
  if (state === 'TREATMENT_APPOINTMENT_CONFIRMED' && treatmentAt) {
    return { label: 'counsel.treatmentAt', at: treatmentAt };
  }
  return null;
}
