import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  MAY_HAVE_ARRIVED,
  nextTry,
  type Outcome,
  waitsOf,
} from '../../../server/lib/outcome.ts';
import { limits } from '../../../server/limits/limits.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const waiting = (problem: string) => ({ state: 'WAITING', problem }) as const;
const FAILED = waiting('status 500');
const UNCERTAIN = waiting(MAY_HAVE_ARRIVED);

/** An attempt of a delivery that was made just now. */
const ended = (outcome: Outcome, attempts: number, lastProblem: string | null, age = 0) =>
  afterAttempt(outcome, { createdAt: new Date(NOW.getTime() - age), attempts, lastProblem }, NOW);

describe('after an attempt to send something', () => {
  it.each([
    { state: 'SENT' },
    { state: 'SHOWN' },
    { state: 'DROPPED' },
    { state: 'FAILED', problem: 'status 400' },
  ] as const)('that ended with %o the count stays', (outcome) => {
    expect(ended(outcome, 3, MAY_HAVE_ARRIVED)).toEqual({ outcome, attempts: 3 });
  });

  it('that failed for a time, the delivery waits, however often', () => {
    for (const attempts of [1, 3, 50]) {
      expect(ended(FAILED, attempts, 'status 503')).toEqual({ outcome: FAILED, attempts });
    }
    const partly = { ...FAILED, reached: ['a'], isRefused: true };
    expect(ended(partly, 1, null).outcome).toEqual(partly);
  });

  it('that may have arrived, the attempts are counted from this one', () => {
    expect(ended(UNCERTAIN, 9, 'status 500')).toEqual({ outcome: UNCERTAIN, attempts: 1 });
  });

  it('that failed otherwise later, the delivery still may have arrived', () => {
    expect(ended(FAILED, 2, MAY_HAVE_ARRIVED)).toEqual({ outcome: UNCERTAIN, attempts: 2 });
  });

  it('the third attempt of a delivery that may have arrived is the last one', () => {
    expect(ended(UNCERTAIN, 2, MAY_HAVE_ARRIVED).outcome.state).toBe('WAITING');
    const outcome = { state: 'FAILED', problem: MAY_HAVE_ARRIVED };
    for (const last of [UNCERTAIN, FAILED]) {
      expect(ended(last, 3, MAY_HAVE_ARRIVED)).toEqual({ outcome, attempts: 3 });
    }
  });

  it('a delivery that is too old has failed', () => {
    const { noticeGiveUpMs } = limits.outside;
    expect(ended(FAILED, 1, null, noticeGiveUpMs).outcome).toEqual(FAILED);
    expect(ended(FAILED, 1, null, noticeGiveUpMs + 1).outcome).toEqual({
      state: 'FAILED',
      problem: 'status 500',
    });
  });
});

it('what may have arrived is sent again after ten minutes and after an hour', () => {
  const minutes = (problem: string) =>
    [0, 1].map(
      (attempts) =>
        (nextTry(waitsOf(waiting(problem)), attempts, NOW).getTime() - NOW.getTime()) / 60_000,
    );
  expect(minutes(MAY_HAVE_ARRIVED)).toEqual([10, 60]);
  expect(minutes('status 500')).toEqual([8 / 60, 30 / 60]);
});
