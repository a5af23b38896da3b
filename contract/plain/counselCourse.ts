/** The states of a counsel in their order. A counsel can be canceled until it is over. */
export const COUNSEL_STATES = [
  'AWAITING_CLINIC_CONFIRMATION',
  'CLINIC_CONFIRMED',
  'CONSULTATION_APPOINTMENT_CONFIRMED',
  'CONSULTATION_COMPLETE',
  'TREATMENT_APPOINTMENT_CONFIRMED',
  'TREATMENT_COMPLETE',
  'CANCELED',
] as const;
export type CounselState = (typeof COUNSEL_STATES)[number];

/** Nothing can change a counsel that is over. */
export const isOver = (state: CounselState): boolean =>
  state === 'TREATMENT_COMPLETE' || state === 'CANCELED';

/** Before the first appointment the wishes of the booking count. */
export const isBeforeConsultation = (state: CounselState): boolean =>
  state === 'AWAITING_CLINIC_CONFIRMATION' || state === 'CLINIC_CONFIRMED';

/** True when an appointment was withdrawn: the counsel is in an earlier state again. */
export const isStepBack = (from: CounselState | null, to: CounselState): boolean =>
  from !== null && COUNSEL_STATES.indexOf(to) < COUNSEL_STATES.indexOf(from);

/** A counsel with the times of its appointments. */
export interface CounselAppointments<T = string | Date> {
  state: CounselState;
  consultationAt?: T | null | undefined;
  treatmentAt?: T | null | undefined;
}

/** The time of the appointment that a confirmed counsel waits for; null in other states. */
export function awaitedAppointment<T>({
  state,
  consultationAt,
  treatmentAt,
}: CounselAppointments<T>): T | null {
  if (state === 'CONSULTATION_APPOINTMENT_CONFIRMED') return consultationAt ?? null;
  return state === 'TREATMENT_APPOINTMENT_CONFIRMED' ? (treatmentAt ?? null) : null;
}

/** The time of the last appointment of a canceled counsel; null in other states. */
export const canceledAppointment = <T>({
  state,
  consultationAt,
  treatmentAt,
}: CounselAppointments<T>): T | null =>
  state === 'CANCELED' ? (treatmentAt ?? consultationAt ?? null) : null;

/** A counsel that moved from an appointment to its completion. */
export interface CompletedAppointment {
  appointmentAt: Date | null;
  /** When staff entered the appointment. */
  madeAt: Date | null;
  completedAt: Date;
}

/**
 * The rule behind the badge 방문 확인 (AMB-18): staff entered the appointment before its time, its time has passed,
 * and then the counsel was completed by exactly one step. A jump over states confirms no visit.
 */
export const isVisit = ({ appointmentAt, madeAt, completedAt }: CompletedAppointment): boolean =>
  appointmentAt !== null &&
  madeAt !== null &&
  madeAt < appointmentAt &&
  appointmentAt <= completedAt;
