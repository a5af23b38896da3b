import {
  COUNSEL_STATES,
  type CounselState,
  isOver,
  isVisit,
} from '../../../contract/counselCourse.ts';

export interface CounselStand {
  state: CounselState;
  consultationAt: Date | null;
  treatmentAt: Date | null;
  /** When staff entered the current appointment. */
  appointmentMadeAt: Date | null;
  /** An appointment that was withdrawn or canceled after its time had passed. */
  passedAppointmentAt: Date | null;
  /** The time of the appointment that the member kept. A later move never clears it. */
  visitedAt: Date | null;
}

export interface CounselMove {
  to: CounselState;
  by: 'member' | 'clinic' | 'operator';
  reason: string;
  /** The date and time agreed on, for a move to an appointment. */
  appointment: Date | null;
  now: Date;
}

/** The counsel after the move; null when the move is not allowed. */
export function moveCounsel(stand: CounselStand, move: CounselMove): CounselStand | null {
  if (isOver(stand.state)) return null;
  if (move.to === 'CANCELED') return mayCancel(stand, move) ? cancel(stand, move) : null;
  if (move.by === 'member') return null;
  const steps = COUNSEL_STATES.indexOf(move.to) - COUNSEL_STATES.indexOf(stand.state);
  if (steps === -1) return stepBack(stand, move);
  return isAllowedForward(stand, move, steps) ? arrive(stand, move, steps) : null;
}

const hasReason = ({ reason }: CounselMove) => reason.trim() !== '';

/** After an appointment has passed, only member and operator can cancel: otherwise a clinic could prevent a review. */
const mayCancel = (stand: CounselStand, move: CounselMove) =>
  hasReason(move) && (move.by !== 'clinic' || lastPassed(stand, move.now) === null);

const cancel = (stand: CounselStand, { now }: CounselMove): CounselStand => ({
  ...stand,
  state: 'CANCELED',
  passedAppointmentAt: lastPassed(stand, now),
});

/** The latest appointment that has passed, also when it was withdrawn later. */
function lastPassed(stand: CounselStand, now: Date): Date | null {
  const { treatmentAt, consultationAt, passedAppointmentAt } = stand;
  const hasPassed = (at: Date | null) => at !== null && at <= now;
  return [treatmentAt, consultationAt, passedAppointmentAt].find(hasPassed) ?? null;
}

/** Withdraws the appointment, so that a new one can be made. */
function stepBack(stand: CounselStand, { to, now }: CounselMove): CounselStand | null {
  const passedAppointmentAt = lastPassed(stand, now);
  if (stand.state === 'CONSULTATION_APPOINTMENT_CONFIRMED') {
    return { ...stand, state: to, consultationAt: null, passedAppointmentAt };
  }
  if (stand.state === 'TREATMENT_APPOINTMENT_CONFIRMED') {
    return { ...stand, state: to, treatmentAt: null, passedAppointmentAt };
  }
  return null;
}

/**
 * One step follows the rules of its state. A jump over states requires a reason, and to an appointment also a date.
 */
function isAllowedForward(stand: CounselStand, move: CounselMove, steps: number): boolean {
  if (steps < 1) return false;
  if (isAppointment(move.to) && move.appointment === null) return false;
  return steps === 1 ? !isTooEarly(stand, move) : hasReason(move);
}

const isAppointment = (state: CounselState) =>
  state === 'CONSULTATION_APPOINTMENT_CONFIRMED' || state === 'TREATMENT_APPOINTMENT_CONFIRMED';

/** A visit cannot be complete before its appointment. */
function isTooEarly(stand: CounselStand, { to, now }: CounselMove) {
  const appointmentAt = appointmentBefore(stand, to);
  return appointmentAt !== null && now < appointmentAt;
}

/** The appointment that this completion follows. */
function appointmentBefore({ consultationAt, treatmentAt }: CounselStand, to: CounselState) {
  if (to === 'CONSULTATION_COMPLETE') return consultationAt;
  return to === 'TREATMENT_COMPLETE' ? treatmentAt : null;
}

function arrive(stand: CounselStand, move: CounselMove, steps: number): CounselStand {
  const { to, appointment, now } = move;
  const isBooking = isAppointment(to);
  return {
    ...stand,
    state: to,
    ...(to === 'CONSULTATION_APPOINTMENT_CONFIRMED' && { consultationAt: appointment }),
    ...(to === 'TREATMENT_APPOINTMENT_CONFIRMED' && { treatmentAt: appointment }),
    ...(isBooking && { appointmentMadeAt: now }),
    visitedAt: stand.visitedAt ?? (steps === 1 ? visitBy(stand, move) : null),
  };
}

function visitBy(stand: CounselStand, { to, now }: CounselMove): Date | null {
  const appointmentAt = appointmentBefore(stand, to);
  const madeAt = stand.appointmentMadeAt;
  return isVisit({ appointmentAt, madeAt, completedAt: now }) ? appointmentAt : null;
}
