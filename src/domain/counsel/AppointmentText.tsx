import type { Counsel } from '../../../contract/counsel.ts';
import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';
import { formatAppointment } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

/** An appointment in Korean time, written out with its weekday. */
export function AppointmentText({ at }: { at: string }) {
  const { day, time } = formatAppointment(at, useLanguage());
  return (
    <time dateTime={at}>
      {day}
      <span className="whitespace-nowrap">{time}</span>
      <KoreanTimeNote moment={at} />
    </time>
  );
}

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
