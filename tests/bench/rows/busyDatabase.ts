import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { askOften } from '../askOften.ts';
import type { Row } from '../row.ts';
import { KNOWN_LIST } from '../sides.ts';
import { quantile } from '../statistics.ts';

const PAUSE_MS = 3;
/** Time for running work to end, or to begin. */
const SETTLED_MS = 200;
/** Short turns, so that other work on the machine affects both sides. */
const QUESTIONS_PER_TURN = 200;

/** Cached answers must come at once also while the database is overloaded. */
export const busyDatabase: Row = {
  name: 'busy-database',
  needs: [],
  measure: async ({ embedded, extent }) => {
    const { url } = await embedded();
    const questions = Array.from({ length: QUESTIONS_PER_TURN }, () => KNOWN_LIST);
    const ask = async () => {
      await wait(SETTLED_MS);
      return askOften(url, questions, { pauseMs: PAUSE_MS });
    };
    const idle: number[] = [];
    const busy: number[] = [];
    const pairs: number[] = [];
    const others = await startOthers(url);
    try {
      // The first request only warms up.
      await ask();
      for (let turn = 0; turn < extent.rounds * extent.seconds; turn += 1) {
        others.kill('SIGSTOP');
        const whenIdle = await ask();
        others.kill('SIGCONT');
        const whenBusy = await ask();
        idle.push(...whenIdle);
        busy.push(...whenBusy);
        pairs.push(p99(whenBusy) / p99(whenIdle));
      }
    } finally {
      others.kill('SIGKILL');
    }
    return [
      {
        name: 'p99 of a known list while the database is busy / idle',
        value: p99(busy) / p99(idle),
        unit: '',
        aim: { atMost: 4 },
        detail: `idle ${p99(idle).toFixed(2)} ms, busy ${p99(busy).toFixed(2)} ms of ${idle.length} questions each; worst of ${pairs.length} turns ${Math.max(...pairs).toFixed(2)}`,
      },
    ];
  },
};

const p99 = (times: readonly number[]) => quantile(times, 0.99);

/** In a separate process, so that our own work is not measured. */
async function startOthers(url: string): Promise<ChildProcess> {
  const others = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/otherVisitors.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(others.stdout, 'data');
  return others;
}
