import { type CounselState, isStepBack } from '../../contract/counselCourse.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Of what staff do to a counsel, what its member is told: not that a visit is over, which they know. */
export function isNews(from: CounselState, to: CounselState): boolean {
  if (to === 'CONSULTATION_COMPLETE') return isStepBack(from, to);
  return to !== 'TREATMENT_COMPLETE' && to !== 'AWAITING_CLINIC_CONFIRMATION';
}

/**
 * When a notice is tried again. Until then whoever took it has it alone, so the first wait is longer than
 * a sending may take.
 */
const WAITS_MS = [8 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

export const nextTry = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (WAITS_MS[attempts] ?? HOUR_MS));

export type Outcome =
  | { state: 'SENT' }
  | { state: 'SHOWN' }
  | { state: 'WAITING' | 'FAILED'; problem: string };

/** What an answer means. 409: it has been accepted before, under the same key. */
export function outcomeOf(status: number): Outcome {
  if ((status >= 200 && status < 300) || status === 409) return { state: 'SENT' };
  const isPassing = status === 408 || status === 429 || status >= 500;
  return { state: isPassing ? 'WAITING' : 'FAILED', problem: `status ${status}` };
}
