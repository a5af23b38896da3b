import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Two steps of `npm run check`, so that one command is enough. The others: boundaries.test.ts, unused.test.ts. */
describe('the checks', () => {
  it.each([
    // Several threads take twice the processor time, and other tests run beside it.
    ['the types are right', 'typescript-7/bin/tsc', ['--noEmit', '--singleThreaded']],
    [
      'it is linted and formatted',
      '@biomejs/biome/bin/biome',
      ['check', '--error-on-warnings', '.'],
    ],
  ])('%s', (_, tool, args) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`node_modules/${tool}`, ...args],
      { encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
  });
});
