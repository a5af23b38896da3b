import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/app/server/startServer.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

/** The time until /readyz answers 200: with an empty folder, and with a filled one. */
export const starts: Row = {
  name: 'starts',
  needs: [],
  measure: async ({ extent }) => {
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < extent.rounds; round += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'bench-starts-'));
      first.push(await start(dataDir));
      again.push(await start(dataDir));
      await rm(dataDir, { recursive: true });
    }
    const detail = (seconds: number[]) =>
      `median of ${seconds.length}, worst ${Math.max(...seconds).toFixed(2)} s; embedded database, demo data`;
    return [
      {
        name: 'first start',
        value: median(first),
        unit: 's',
        aim: { atMost: 5 },
        detail: detail(first),
      },
      {
        name: 'restart',
        value: median(again),
        unit: 's',
        aim: { atMost: 1.5 },
        detail: detail(again),
      },
    ];
  },
};

async function start(dataDir: string): Promise<number> {
  const begun = performance.now();
  const { stop } = await startServer({ dataDir, env: { NODE_ENV: 'production' } });
  const seconds = (performance.now() - begun) / 1_000;
  await stop();
  return seconds;
}
