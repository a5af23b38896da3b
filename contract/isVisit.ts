/** One step of a counsel from an appointment to its completion, as far as it tells of a visit. */
export interface CompletedAppointment {
  appointmentAt: Date | null;
  /** When staff entered that appointment. */
  madeAt: Date | null;
  completedAt: Date;
}

/**
 * The rule behind the badge 방문 확인 (AMB-18): the appointment was entered before its time, its time has passed, and
 * then the counsel was completed by one step. A jump to completion is no such step.
 */
export const isVisit = ({ appointmentAt, madeAt, completedAt }: CompletedAppointment): boolean =>
  appointmentAt !== null &&
  madeAt !== null &&
  madeAt < appointmentAt &&
  appointmentAt <= completedAt;
