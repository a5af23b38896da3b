import { limits } from '../limits/limits.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './units.ts';

/** How one attempt to send something ended. */
export type Outcome =
  | { state: 'SENT' }
  /** Not sent by this channel: only the app shows it. */
  | { state: 'SHOWN' }
  | { state: 'DROPPED' }
  | { state: 'FAILED'; problem: string }
  | Waiting;

interface Waiting {
  state: 'WAITING';
  problem: string;
  /** The receivers that have got it in this attempt, if there are several. */
  reached?: readonly string[];
  /** The provider refuses this installation, e.g. its token, and not the receiver. */
  isRefused?: boolean;
}

/** The problem of a delivery whose text was sent, but the receiving server did not say whether it accepts it. */
export const MAY_HAVE_ARRIVED = 'no answer, may have arrived';

/** The wait after the first attempt, after the second one, and so on; the last one is repeated. */
export const NOTICE_WAITS_MS = [
  8 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
];
/** The same for a delivery that may have arrived: each further attempt may be a repeat. Then it has failed. */
const UNCERTAIN_WAITS_MS = [10 * MINUTE_MS, HOUR_MS];

/** When to try again. `attemptsBefore`: how many attempts there were before this one. */
export const nextTry = (waitsMs: readonly number[], attemptsBefore: number, now: Date): Date =>
  new Date(now.getTime() + (waitsMs[attemptsBefore] ?? waitsMs.at(-1) ?? HOUR_MS));

export const waitsOf = (outcome: Waiting): readonly number[] =>
  outcome.problem === MAY_HAVE_ARRIVED ? UNCERTAIN_WAITS_MS : NOTICE_WAITS_MS;

interface Attempt {
  createdAt: Date;
  attempts: number;
  /** How the attempt before this one failed. */
  lastProblem: string | null;
}

/**
 * What an attempt means for its delivery. A delivery that may have arrived keeps this problem, also when a later
 * attempt fails in another way. Its attempts are counted from the first one that may have arrived; after the third one
 * it has failed. A delivery that is too old has failed, too.
 */
export function afterAttempt(
  outcome: Outcome,
  { createdAt, attempts, lastProblem }: Attempt,
  now: Date,
): { outcome: Outcome; attempts: number } {
  if (outcome.state !== 'WAITING') return { outcome, attempts };
  const wasUncertain = lastProblem === MAY_HAVE_ARRIVED;
  const problem = wasUncertain ? MAY_HAVE_ARRIVED : outcome.problem;
  const isUncertain = problem === MAY_HAVE_ARRIVED;
  const counted = isUncertain && !wasUncertain ? 1 : attempts;
  const isTooLate = now.getTime() - createdAt.getTime() > limits.outside.noticeGiveUpMs;
  const isLast = isUncertain && counted > UNCERTAIN_WAITS_MS.length;
  const isFailed = isTooLate || isLast;
  return {
    outcome: isFailed ? { state: 'FAILED', problem } : { ...outcome, problem },
    attempts: counted,
  };
}

/**
 * From the status of an answer; null: there was none. 409 means that the receiver has accepted this id before. 401 and
 * 403 are about our settings, e.g. a token that was replaced: the delivery waits until they are right.
 */
export function outcomeOf(status: number | null): Outcome {
  if (status === null) return { state: 'WAITING', problem: 'no answer' };
  if ((status >= 200 && status < 300) || status === 409) return { state: 'SENT' };
  const problem = `status ${status}`;
  const isRefused = status === 401 || status === 403;
  const isTemporary = isRefused || status === 408 || status === 429 || status >= 500;
  return isTemporary ? { state: 'WAITING', problem, isRefused } : { state: 'FAILED', problem };
}
