import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });

it.skipIf(promtool('--version').status !== 0)(
  'the alarms of docs/monitoring ring when they should, and not at a planned stop',
  () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'docs/monitoring/alarmTests.yaml');
    expect(status, stdout + stderr).toBe(0);
  },
);
