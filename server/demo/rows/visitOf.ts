import { isVisit } from '../../../contract/plain/counselCourse.ts';
import type { SeedCounsel } from '../generate/entities.ts';

interface Visit {
  /** When staff entered the appointment that is still valid. */
  appointmentMadeAt: Date | null;
  visitedAt: Date | null;
}

/** What the history of a counsel says about the visit. */
export function visitOf({ changes, consultationAt, treatmentAt }: SeedCounsel): Visit {
  const visit: Visit = { appointmentMadeAt: null, visitedAt: null };
  for (const { from, to, at } of changes) {
    if (to.endsWith('_APPOINTMENT_CONFIRMED')) visit.appointmentMadeAt = new Date(at);
    const isStep = from?.replace('_APPOINTMENT_CONFIRMED', '_COMPLETE') === to;
    if (!isStep || visit.visitedAt) continue;
    const appointment = to === 'CONSULTATION_COMPLETE' ? consultationAt : treatmentAt;
    const appointmentAt = appointment === null ? null : new Date(appointment);
    const madeAt = visit.appointmentMadeAt;
    const completedAt = new Date(at);
    if (isVisit({ appointmentAt, madeAt, completedAt })) visit.visitedAt = appointmentAt;
  }
  return visit;
}
