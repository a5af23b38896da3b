import { type CounselState, isStepBack } from '../../contract/counselCourse.ts';
import { limits } from '../limits.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether a member gets a notice of a move by staff. A completed visit needs none: the member was there. */
export function needsNotice(from: CounselState, to: CounselState): boolean {
  if (to === 'CONSULTATION_COMPLETE') return isStepBack(from, to);
  return to !== 'TREATMENT_COMPLETE' && to !== 'AWAITING_CLINIC_CONFIRMATION';
}

/**
 * A process that takes a notice sets the time of the next try first, then sends. The first wait is longer than one
 * sending, so no other process takes the notice meanwhile.
 */
const WAITS_MS = [8 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

export const nextTry = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (WAITS_MS[attempts] ?? HOUR_MS));

export type Outcome =
  | { state: 'SENT' }
  | { state: 'SHOWN' }
  | { state: 'WAITING' | 'FAILED'; problem: string };

/** After this time it is not sent again. */
export function failWhenTooLate(outcome: Outcome, createdAt: Date, now: Date): Outcome {
  if (outcome.state !== 'WAITING') return outcome;
  const isTooLate = now.getTime() - createdAt.getTime() > limits.outside.noticeGiveUpMs;
  return isTooLate ? { ...outcome, state: 'FAILED' } : outcome;
}

/** 409 means that the receiver has accepted this id before. */
export function outcomeOf(status: number): Outcome {
  if ((status >= 200 && status < 300) || status === 409) return { state: 'SENT' };
  const isTemporary = status === 408 || status === 429 || status >= 500;
  return { state: isTemporary ? 'WAITING' : 'FAILED', problem: `status ${status}` };
}
