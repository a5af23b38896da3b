import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many cases a test has tried, by name. The proof commands add them up. */
    counted?: Record<string, number>;
    /** What a test has measured, by name. */
    measured?: Record<string, number>;
  }
}

/** A number from the environment. `npm run faults`, `attack` and `a11y` set it higher than `npm test`. */
export const numberFromEnv = (variable: string, usually: number) =>
  Number(process.env[variable] ?? usually);

/** For a test of a race condition: it is repeated, including its beforeEach. */
export const inRounds = { repeats: numberFromEnv('PROOF_ROUNDS', 1) - 1 };

export function countForProof(what: string, count = 1): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const counted = test.meta.counted ?? {};
  test.meta.counted = { ...counted, [what]: (counted[what] ?? 0) + count };
}

/** A measured figure of a proof command. The highest of all rounds counts. */
export function measure(what: string, value: number): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const worst = Math.max(value, test.meta.measured?.[what] ?? value);
  test.meta.measured = { ...test.meta.measured, [what]: worst };
}
