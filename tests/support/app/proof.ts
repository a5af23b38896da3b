import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test has tried, by name; the proof commands add it up. */
    tally?: Record<string, number>;
    /** What a test has measured, by name. */
    measured?: Record<string, number>;
  }
}

/** A number that `npm run faults`, `attack` and `a11y` raise; `npm test` takes the usual one. */
export const howMany = (variable: string, usually: number) =>
  Number(process.env[variable] ?? usually);

/** For a test about a race: the same again and again, from its beforeEach on. */
export const inRounds = { repeats: howMany('PROOF_ROUNDS', 1) - 1 };

export function tally(what: string, count = 1): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const tallies = test.meta.tally ?? {};
  test.meta.tally = { ...tallies, [what]: (tallies[what] ?? 0) + count };
}

/** A figure of a proof command; of several rounds the worst counts. */
export function measure(what: string, value: number): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const worst = Math.max(value, test.meta.measured?.[what] ?? value);
  test.meta.measured = { ...test.meta.measured, [what]: worst };
}
