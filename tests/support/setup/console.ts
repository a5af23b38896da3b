/** The output since the last check, and the messages that the running test announced. */
let noise: string[] = [];
let expected: RegExp[] = [];

export function recordNoise(line: string): void {
  noise.push(line);
}

/** For tests about a message: it must appear, or the test fails too. Returns whether it has appeared so far. */
export function expectConsole(pattern: RegExp): () => boolean {
  expected.push(pattern);
  return () => noise.some((line) => pattern.test(line));
}

/** Unexpected output fails every test, so that new messages are noticed. */
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
