import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Row } from '../row.ts';
import { KNOWN_LIST } from '../sides.ts';

const PER_SECOND = 500;
const LISTS = ['clinics', 'doctors', 'events', 'reviews'];
/** The median of this many measurements. */
const LOOKS = 5;
const COLLECTOR = new URL('../collectWhenTold.mjs', import.meta.url).href;

/**
 * Half known lists, half other pages of them. The second reading comes five times as late as the first. Garbage is
 * collected before each, because V8 collects it at unknown times.
 */
export const memory: Row = {
  name: 'memory',
  needs: ['processor times'],
  measure: async ({ fresh, extent }) => {
    const { url, pid } = await fresh({ NODE_OPTIONS: `--import=${COLLECTOR}` });
    let turn = 0;
    const nextPath = () => {
      turn += 1;
      const list = LISTS[turn % LISTS.length];
      return turn % 2 === 0 ? KNOWN_LIST : `/public/${list}?limit=10&offset=${turn % 1_000}`;
    };
    const seconds = extent.memorySeconds;
    const load = autocannon({
      url,
      connections: 16,
      duration: seconds + 5,
      overallRate: PER_SECOND,
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    });
    await wait(seconds * 200);
    const early = await residentMegabytes(pid);
    await wait(seconds * 800);
    const late = await residentMegabytes(pid);
    const { requests, non2xx, errors } = await load;
    return [
      {
        name: `memory after ${seconds} s at ${PER_SECOND} requests/s / after ${seconds / 5} s`,
        value: late / early,
        unit: '',
        aim: { atMost: 1.05 },
        detail: `${early} MB, then ${late} MB; ${Math.round(requests.average)} requests/s came through, ${non2xx + errors} were refused`,
      },
    ];
  },
};

async function residentMegabytes(pid: number): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    process.kill(pid, 'SIGUSR2');
    await wait(200);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    seen.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
  }
  return Math.round(seen.sort((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? Number.NaN);
}
