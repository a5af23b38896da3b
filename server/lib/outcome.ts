import { limits } from '../limits/limits.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './units.ts';

/** How one attempt to send something ended. */
export type Outcome =
  | { state: 'SENT' }
  /** Not sent by this channel: only the app shows it. */
  | { state: 'SHOWN' }
  | { state: 'DROPPED' }
  | { state: 'FAILED'; problem: string }
  /** `reached`: the receivers that have got it in this attempt, if there are several. */
  | { state: 'WAITING'; problem: string; reached?: readonly string[] };

/** A delivery that is too old is not tried again: it has failed. */
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

/** The wait after the first attempt, after the second one, and so on. */
const WAITS_MS = [8 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

/** When to try again. `attemptsBefore`: how many attempts there were before this one. */
export const nextTry = (attemptsBefore: number, now: Date): Date =>
  new Date(now.getTime() + (WAITS_MS[attemptsBefore] ?? HOUR_MS));
