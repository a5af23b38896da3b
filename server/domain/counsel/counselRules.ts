import {
  awaitedAppointment,
  COUNSEL_STATES,
  type CounselAppointments,
  type CounselState,
  isOver,
  isVisit,
} from '../../../contract/plain/counselCourse.ts';
import type { NoShow, VisitAnswer } from '../../../contract/visitAnswer.ts';
import type { Reschedule } from '../../../contract/wishes.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { openProposals, type StoredProposal } from '../proposal/proposalRules.ts';

export interface CounselProgress {
  state: CounselState;
  consultationAt: Date | null;
  treatmentAt: Date | null;
  /** When staff entered the current appointment. */
  appointmentMadeAt: Date | null;
  /** An appointment that was withdrawn or canceled after its time had passed. */
  passedAppointmentAt: Date | null;
  /** The time of the appointment that the member kept, or when staff entered the visit code. No move clears it. */
  visitedAt: Date | null;
  /** Staff say that the member did not come. A move clears it. */
  noShow: StoredNoShow | null;
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
export function moveCounsel(progress: CounselProgress, move: CounselMove): CounselProgress | null {
  if (isOver(progress.state)) return null;
  if (move.to === 'CANCELED') return mayCancel(progress, move) ? cancel(progress, move) : null;
  if (move.by === 'member') return null;
  const steps = COUNSEL_STATES.indexOf(move.to) - COUNSEL_STATES.indexOf(progress.state);
  if (steps === -1) return stepBack(progress, move);
  return isAllowedForward(progress, move, steps) ? moveForward(progress, move, steps) : null;
}

const hasReason = ({ reason }: CounselMove) => reason.trim() !== '';

/** After an appointment has passed, only member and operator can cancel: otherwise a clinic could prevent a review. */
const mayCancel = (progress: CounselProgress, move: CounselMove) =>
  hasReason(move) && (move.by !== 'clinic' || lastPassed(progress, move.now) === null);

/** The counsel after the member withdrew the consent to the clinic; null when it is over. */
export const closeCounsel = (progress: CounselProgress, now: Date): CounselProgress | null =>
  isOver(progress.state) ? null : cancel(progress, { now });

const cancel = (progress: CounselProgress, { now }: Pick<CounselMove, 'now'>): CounselProgress => ({
  ...progress,
  state: 'CANCELED',
  passedAppointmentAt: lastPassed(progress, now),
});

/** The latest appointment that has passed, also when it was withdrawn later; else the visit, which may be earlier. */
function lastPassed(progress: CounselProgress, now: Date): Date | null {
  const { treatmentAt, consultationAt, passedAppointmentAt, visitedAt } = progress;
  const hasPassed = (at: Date | null) => at !== null && at <= now;
  return [treatmentAt, consultationAt, passedAppointmentAt, visitedAt].find(hasPassed) ?? null;
}

/** Withdraws the appointment, so that a new one can be made. */
function stepBack(progress: CounselProgress, { to, now }: CounselMove): CounselProgress | null {
  const passedAppointmentAt = lastPassed(progress, now);
  if (progress.state === 'CONSULTATION_APPOINTMENT_CONFIRMED') {
    return { ...progress, state: to, consultationAt: null, passedAppointmentAt };
  }
  if (progress.state === 'TREATMENT_APPOINTMENT_CONFIRMED') {
    return { ...progress, state: to, treatmentAt: null, passedAppointmentAt };
  }
  return null;
}

/**
 * One step follows the rules of its state. A jump over states requires a reason. Every move to an appointment requires
 * its date.
 */
function isAllowedForward(progress: CounselProgress, move: CounselMove, steps: number): boolean {
  if (steps < 1) return false;
  if (isAppointment(move.to) && move.appointment === null) return false;
  return steps === 1 ? !isTooEarly(progress, move) : hasReason(move);
}

export const isAppointment = (state: CounselState): boolean =>
  state === 'CONSULTATION_APPOINTMENT_CONFIRMED' || state === 'TREATMENT_APPOINTMENT_CONFIRMED';

/** The state that a withdrawn appointment leads back to. */
export function stateBefore(state: CounselState): CounselState {
  const before = COUNSEL_STATES[COUNSEL_STATES.indexOf(state) - 1];
  if (before === undefined) throw new Error(`There is no state before ${state}`);
  return before;
}

/** A visit cannot be complete before its appointment. */
function isTooEarly(progress: CounselProgress, { to, now }: CounselMove) {
  const appointmentAt = appointmentBefore(progress, to);
  return appointmentAt !== null && now < appointmentAt;
}

/** The appointment that this completion follows. */
function appointmentBefore({ consultationAt, treatmentAt }: CounselProgress, to: CounselState) {
  if (to === 'CONSULTATION_COMPLETE') return consultationAt;
  return to === 'TREATMENT_COMPLETE' ? treatmentAt : null;
}

function moveForward(progress: CounselProgress, move: CounselMove, steps: number): CounselProgress {
  const { to, appointment, now } = move;
  const isBooking = isAppointment(to);
  return {
    ...progress,
    state: to,
    ...(to === 'CONSULTATION_APPOINTMENT_CONFIRMED' && { consultationAt: appointment }),
    ...(to === 'TREATMENT_APPOINTMENT_CONFIRMED' && { treatmentAt: appointment }),
    ...(isBooking && { appointmentMadeAt: now }),
    visitedAt: progress.visitedAt ?? (steps === 1 ? visitBy(progress, move) : null),
  };
}

function visitBy(progress: CounselProgress, { to, now }: CounselMove): Date | null {
  if (ifStillAwaited(progress.noShow, progress)) return null;
  const appointmentAt = appointmentBefore(progress, to);
  const madeAt = progress.appointmentMadeAt;
  return isVisit({ appointmentAt, madeAt, completedAt: now }) ? appointmentAt : null;
}

/** Whether completing the awaited appointment after its time does not count as a visit. */
export function makesNoVisit(
  counsel: Pick<CounselProgress, 'appointmentMadeAt' | 'visitedAt' | 'noShow'> &
    CounselAppointments,
): boolean {
  const awaited = awaitedAppointment(counsel);
  if (awaited === null || counsel.visitedAt !== null) return false;
  if (ifStillAwaited(counsel.noShow, counsel)) return true;
  const appointmentAt = new Date(awaited);
  const madeAt = counsel.appointmentMadeAt;
  return !isVisit({ appointmentAt, madeAt, completedAt: appointmentAt });
}

/**
 * Whether the member came to the awaited appointment: there is a visit on its day in Korea, or later. A visit from
 * before staff entered the appointment was to another one, e.g. to the consultation on the day of the treatment.
 */
export function hasCome(
  counsel: Record<'appointmentMadeAt' | 'visitedAt', string | Date | null> & CounselAppointments,
): boolean {
  const awaited = awaitedAppointment(counsel);
  if (awaited === null || counsel.visitedAt === null) return false;
  const visitedAt = new Date(counsel.visitedAt);
  const { appointmentMadeAt: madeAt } = counsel;
  if (madeAt !== null && visitedAt < new Date(madeAt)) return false;
  return koreanDayOf(new Date(awaited)) <= koreanDayOf(visitedAt);
}

/** Whether the member's code can confirm a visit: from the day of the awaited appointment on, in Korea (AMB-18). */
export function takesVisitCode(
  counsel: { visitedAt: string | Date | null } & CounselAppointments,
  now: Date,
): boolean {
  const awaited = awaitedAppointment(counsel);
  if (awaited === null || counsel.visitedAt !== null) return false;
  return koreanDayOf(new Date(awaited)) <= koreanDayOf(now);
}

/** What is stored about the appointment that a counsel waits for, with the time of this appointment. */
type AboutAppointment<T> = T & { appointmentAt: string };
export type StoredVisitAnswer = AboutAppointment<VisitAnswer>;
export type StoredReschedule = AboutAppointment<Reschedule>;
export type StoredNoShow = AboutAppointment<NoShow>;

/** What is stored about an appointment, while the counsel still waits for this appointment; null otherwise. */
export function ifStillAwaited<T>(
  stored: AboutAppointment<T> | null,
  counsel: CounselAppointments,
): Omit<AboutAppointment<T>, 'appointmentAt'> | null {
  const awaited = awaitedAppointment(counsel);
  if (!stored || !awaited) return null;
  const { appointmentAt, ...about } = stored;
  return Date.parse(appointmentAt) === new Date(awaited).getTime() ? about : null;
}

interface StoredAbout {
  proposals: readonly StoredProposal[] | null;
  visitAnswer: StoredVisitAnswer | null;
  reschedule: StoredReschedule | null;
  noShow: StoredNoShow | null;
}

/** What both sides see of it: proposals that are still open, the rest while the counsel waits for its appointment. */
export const aboutAppointment = (stored: StoredAbout & CounselAppointments, now: Date) => ({
  proposals: openProposals(stored.proposals, now),
  visitAnswer: ifStillAwaited(stored.visitAnswer, stored),
  reschedule: ifStillAwaited(stored.reschedule, stored),
  noShow: ifStillAwaited(stored.noShow, stored),
});
