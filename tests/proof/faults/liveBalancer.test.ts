import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { onServer, urlOfDatabase } from '../../support/app/database/testPostgres.ts';
import { makeLiveMembers, tellLiveMembers } from '../../support/app/makeLiveMembers.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type ReadStream, readEvents } from '../../support/app/readLive.ts';
import { freePort, type RunningServer, startServer } from '../../support/app/server/startServer.ts';

const MEMBERS = 20;
const SESSIONS = 5;
const DRAIN_SECONDS = 4;
const PATIENCE = { timeout: 20_000, interval: 50 };
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** As docs/operations.md says, with quicker health checks. */
const configOf = (port: number, servers: readonly RunningServer[]) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  compression algo gzip
  compression type text/event-stream text/html application/json
  option forwardfor
frontend site
  bind 127.0.0.1:${port}
  default_backend app
backend app
  balance roundrobin
  option httpchk GET /readyz
${servers.map(({ url }, n) => `  server app${n} ${new URL(url).host} check inter 200ms fall 2 rise 1`).join('\n')}
`;

async function openHaproxy(servers: readonly RunningServer[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configOf(port, servers));
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  onTestFinished(async () => {
    balancer.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      PATIENCE,
    )
    .toBe(200);
  return url;
}

interface Browser {
  stream: ReadStream;
  changes: () => number;
  /** Answers to opening a stream other than 200. */
  refused: number[];
}

/** Follows the stream as a page does: it comes back after `bye`. */
async function follow(url: string, token: string, end: AbortSignal): Promise<Browser> {
  const told: string[] = [];
  const refused: number[] = [];
  const open = async (): Promise<ReadStream> => {
    for (;;) {
      const answer = await fetch(`${url}/member/live`, {
        headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' },
        signal: end,
      });
      if (answer.status === 200 && answer.body) {
        expect(answer.headers.has('content-encoding')).toBe(false);
        return readEvents(answer.body);
      }
      refused.push(answer.status);
      await wait(500);
    }
  };
  const browser: Browser = {
    stream: await open(),
    changes: () =>
      [...told, ...browser.stream.events].filter((word) => word.startsWith('change')).length,
    refused,
  };
  const comeBack = async () => {
    while (!end.aborted) {
      await wait(20);
      if (!browser.stream.isOver()) continue;
      told.push(...browser.stream.events);
      const [, ms] = /^bye (\d+)$/.exec(told.at(-1) ?? '') ?? [];
      if (ms === undefined) return void told.push('torn');
      // A page waits up to ten seconds.
      await wait(Number(ms) / 10);
      browser.stream = await open();
    }
  };
  comeBack().catch(() => undefined);
  return browser;
}

test.skipIf(!hasHaproxy)(
  'live streams pass HAProxy as they are written, and move to the other process while one drains',
  { timeout: 240_000 },
  async () => {
    const name = `test_live_${process.pid}`;
    await onServer(`create database ${name} template template0`);
    onTestFinished(() => onServer(`drop database if exists ${name} with (force)`));
    const env = {
      DATABASE_URL: urlOfDatabase(name),
      TRUSTED_PROXY_HOPS: '1',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      LOG_LEVEL: 'warn',
    };
    const one = await startServer({ env });
    onTestFinished(one.stop);
    const other = await startServer({ env });
    onTestFinished(other.stop);
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    onTestFinished(() => client.end());
    const tokens = await makeLiveMembers(client, { members: MEMBERS, sessions: SESSIONS });
    const url = await openHaproxy([one, other]);

    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const browsers = await Promise.all(tokens.map((token) => follow(url, token, leaving.signal)));
    const heard = (changes: number) => () =>
      browsers.filter((browser) => browser.changes() >= changes).length;
    const begun = performance.now();
    await tellLiveMembers(client);
    await expect.poll(heard(1), PATIENCE).toBe(tokens.length);
    expect(performance.now() - begun).toBeLessThan(3_000);

    // Heartbeats pass, too.
    await expect
      .poll(() => browsers.every(({ stream }) => stream.events.includes('beat')), PATIENCE)
      .toBe(true);

    await one.stop();
    await expect.poll(() => browsers.every(({ stream }) => !stream.isOver()), PATIENCE).toBe(true);
    await tellLiveMembers(client);
    await expect.poll(heard(2), PATIENCE).toBe(tokens.length);
    expect(browsers.flatMap(({ refused }) => refused)).toEqual([]);
    countForProof('streams', tokens.length);
  },
);
