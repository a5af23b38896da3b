import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { askOften } from '../askOften.ts';
import type { Row } from '../row.ts';
import { KNOWN_LIST } from '../sides.ts';
import { median, quantile } from '../statistics.ts';

const PAUSE_MS = 3;

/** What is known has to come at once also while the database has more to do than it can. */
export const busyDatabase: Row = {
  name: 'busy-database',
  needs: [],
  measure: async ({ embedded, extent }) => {
    const { url } = await embedded();
    const questions = Array.from({ length: 200 * extent.seconds }, () => KNOWN_LIST);
    const p99 = async () => quantile(await askOften(url, questions, PAUSE_MS), 0.99);
    await p99();
    const pairs: { idle: number; busy: number }[] = [];
    for (let round = 0; round < extent.rounds; round += 1) {
      const idle = await p99();
      const stop = await keepBusy(url);
      pairs.push({ idle, busy: await p99() });
      stop();
    }
    const ratios = pairs.map(({ idle, busy }) => busy / idle);
    const ms = (of: 'idle' | 'busy') => median(pairs.map((pair) => pair[of])).toFixed(2);
    return [
      {
        name: 'p99 of a known list while the database is busy / idle',
        value: median(ratios),
        unit: '',
        aim: { atMost: 4 },
        detail: `idle ${ms('idle')} ms, busy ${ms('busy')} ms; median of ${pairs.length} pairs, worst ${Math.max(...ratios).toFixed(2)}`,
      },
    ];
  },
};

/** In a process of its own, so that what we measure is not our own work. */
async function keepBusy(url: string): Promise<() => void> {
  const asker = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/bareAsker.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(asker.stdout, 'data');
  return () => void asker.kill();
}
