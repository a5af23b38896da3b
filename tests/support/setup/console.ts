/** What was printed since the last look, and what the running test announced that it would print. */
let noise: string[] = [];
let expected: RegExp[] = [];

export function recordNoise(line: string): void {
  noise.push(line);
}

/** For the rare test that is about a message: it must appear, or the test fails too. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** A quiet console is a promise of every test: who reads the output should see only what is new. */
export function judgeNoise(when: string): void {
  const lines = noise;
  const patterns = expected;
  noise = [];
  expected = [];

  const surprising = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (surprising.length > 0) {
    throw new Error(`Printed ${when}:\n${surprising.join('\n')}`);
  }
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (missing.length > 0) {
    throw new Error(`Expected on the console, but not printed: ${missing.join(', ')}`);
  }
}
