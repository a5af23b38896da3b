import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLiveMembers, tellLiveMembers } from '../../support/app/makeLiveMembers.ts';
import type { Row } from '../row.ts';
import { quantile } from '../statistics.ts';
import { withClient } from '../withClient.ts';

const STREAMS = 5_000;
/** A member may have ten streams. */
const MEMBERS = 500;
const AT_ONCE = 50;
const BROADCASTS = 5;
const PATIENCE_MS = 20_000;
const COLLECTOR = new URL('../collectWhenTold.mjs', import.meta.url).href;

/** One process with its most live streams: the memory, and the time from a commit until every browser has heard of it. */
export const liveStreams: Row = {
  name: 'live-streams',
  needs: ['PostgreSQL', 'processor times'],
  measure: async ({ fresh, databaseUrl, later }) => {
    const url = await databaseUrl('demo');
    const server = await fresh({
      DATABASE_URL: url,
      TRUSTED_PROXY_HOPS: '1',
      NODE_OPTIONS: `--import=${COLLECTOR}`,
    });
    const tokens = await withClient(url, (client) =>
      makeLiveMembers(client, { members: MEMBERS, sessions: STREAMS / MEMBERS }),
    );
    const before = await residentMegabytes(server.pid);
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
    later(async () => agent.destroy());
    let heard: number[] = [];
    const begun = performance.now();
    for (let first = 0; first < STREAMS; first += AT_ONCE) {
      const some = tokens.slice(first, first + AT_ONCE);
      await Promise.all(
        some.map((token, index) =>
          openStream({ url: server.url, agent, token, number: first + index }, (at) =>
            heard.push(at),
          ),
        ),
      );
    }
    const openingS = (performance.now() - begun) / 1_000;
    const after = await residentMegabytes(server.pid);

    const delays: number[] = [];
    for (let turn = 0; turn < BROADCASTS; turn += 1) {
      heard = [];
      const told = performance.now();
      await withClient(url, tellLiveMembers);
      while (heard.length < STREAMS && performance.now() - told < PATIENCE_MS) await wait(20);
      // A stream that did not hear of it counts as the whole time of waiting.
      const missing = new Array<number>(STREAMS - heard.length).fill(told + PATIENCE_MS);
      delays.push(...[...heard, ...missing].map((at) => at - told));
    }
    agent.destroy();
    const p99 = quantile(delays, 0.99);
    const each = ((after - before) * 1_024) / STREAMS;
    return [
      {
        name: `memory of ${STREAMS} live streams in one process`,
        value: after - before,
        unit: 'MB',
        aim: { atMost: 250 },
        detail: `${each.toFixed(0)} kB each; the process has ${after} MB with them, ${before} MB without; opened in ${openingS.toFixed(0)} s`,
      },
      {
        name: `from a commit until all ${STREAMS} streams have heard of it, p99`,
        value: p99,
        unit: 'ms',
        aim: { atMost: 1_500 },
        detail: `${BROADCASTS} broadcasts, median ${quantile(delays, 0.5).toFixed(0)} ms, last ${Math.max(...delays).toFixed(0)} ms; the process reads the feed every 500 ms`,
      },
    ];
  },
};

interface Opening {
  url: string;
  agent: Agent;
  token: string;
  number: number;
}

/** Resolves when the stream has said hello. */
function openStream(
  { url, agent, token, number }: Opening,
  onChange: (at: number) => void,
): Promise<void> {
  const headers = {
    Authorization: `Bearer ${token}`,
    // An address may have 500 streams.
    'X-Forwarded-For': `10.0.${Math.floor(number / 200)}.1`,
  };
  return new Promise((resolve, reject) => {
    const listen = (answer: IncomingMessage) => {
      if (answer.statusCode !== 200)
        reject(new Error(`A stream was refused: ${answer.statusCode}`));
      answer.on('data', (part: Buffer) => {
        const text = part.toString();
        if (text.includes('event: hello')) resolve();
        if (text.includes('event: change')) onChange(performance.now());
      });
      answer.on('error', () => undefined);
    };
    get(`${url}/member/live`, { agent, headers }, listen).on('error', reject);
  });
}

async function residentMegabytes(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await wait(2_000);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
