import { COUNSEL_STATES, type CounselState } from '../../../contract/counsel.ts';

export interface CounselStand {
  state: CounselState;
  consultationAt: Date | null;
  treatmentAt: Date | null;
}

export interface CounselMove {
  to: CounselState;
  by: 'member' | 'staff';
  reason: string;
  /** The day agreed on, for a move to an appointment. */
  appointment: Date | null;
  now: Date;
}

/** Where the counsel stands after the move; null when it may not be made. */
export function moveCounsel(stand: CounselStand, move: CounselMove): CounselStand | null {
  if (isOver(stand.state)) return null;
  if (move.to === 'CANCELED') return hasReason(move) ? { ...stand, state: move.to } : null;
  if (move.by === 'member') return null;
  const steps = COUNSEL_STATES.indexOf(move.to) - COUNSEL_STATES.indexOf(stand.state);
  if (steps === -1) return stepBack(stand, move.to);
  return isAllowedForward(stand, move, steps) ? arrive(stand, move) : null;
}

const isOver = (state: CounselState) => state === 'TREATMENT_COMPLETE' || state === 'CANCELED';

const hasReason = ({ reason }: CounselMove) => reason.trim() !== '';

/** An appointment is given back: a new day is wanted. */
function stepBack(stand: CounselStand, to: CounselState): CounselStand | null {
  if (stand.state === 'CONSULTATION_APPOINTMENT_CONFIRMED') {
    return { ...stand, state: to, consultationAt: null };
  }
  if (stand.state === 'TREATMENT_APPOINTMENT_CONFIRMED') {
    return { ...stand, state: to, treatmentAt: null };
  }
  return null;
}

/** One step needs what the table asks for; a jump needs a reason, and its day all the same. */
function isAllowedForward(stand: CounselStand, move: CounselMove, steps: number): boolean {
  if (steps < 1) return false;
  if (isAppointment(move.to) && move.appointment === null) return false;
  return steps === 1 ? !isTooEarly(stand, move) : hasReason(move);
}

const isAppointment = (state: CounselState) =>
  state === 'CONSULTATION_APPOINTMENT_CONFIRMED' || state === 'TREATMENT_APPOINTMENT_CONFIRMED';

/** What was to happen on a day is not complete before that day. */
function isTooEarly({ consultationAt, treatmentAt }: CounselStand, { to, now }: CounselMove) {
  if (to === 'CONSULTATION_COMPLETE') return consultationAt !== null && now < consultationAt;
  if (to === 'TREATMENT_COMPLETE') return treatmentAt !== null && now < treatmentAt;
  return false;
}

function arrive(stand: CounselStand, { to, appointment }: CounselMove): CounselStand {
  if (to === 'CONSULTATION_APPOINTMENT_CONFIRMED') {
    return { ...stand, state: to, consultationAt: appointment };
  }
  if (to === 'TREATMENT_APPOINTMENT_CONFIRMED') {
    return { ...stand, state: to, treatmentAt: appointment };
  }
  return { ...stand, state: to };
}
