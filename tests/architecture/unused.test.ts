import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('nothing is unused', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/knip/bin/knip.js', '--no-progress'],
    { encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
});
