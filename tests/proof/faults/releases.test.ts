import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { openBalancer } from '../../support/app/server/balancer.ts';
import { startServer } from '../../support/app/server/startServer.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const ASKERS = 8;
const PATHS = ['/public/clinics?limit=5', '/home', '/healthz', '/public/reviews?limit=200'];
/** As docs/operations.md asks, but faster: longer than the interval of the health check times its failures. */
const DRAIN_SECONDS = '2';
const PROBE = { probeMs: 250, failures: 3 };
const ROUNDS = numberFromEnv('RELEASE_ROUNDS', 2);

test('a visitor behind a balancer that asks /readyz sees no refused request while processes are replaced', {
  timeout: 120_000 + ROUNDS * 30_000,
}, async () => {
  const balancer = await openBalancer(PROBE);
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'releases-'))));
  afterFile(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
  const env = { RATE_LIMIT_PER_5_MIN: '1000000', LOG_LEVEL: 'warn', DRAIN_SECONDS };
  // Their own databases: the one that comes and the one that goes are not on one folder.
  const release = async (number: number) => {
    const server = await startServer({ dataDir: folders[number % 2] ?? '', env });
    balancer.add(server.url);
    await expect.poll(() => balancer.isUp(server.url), { timeout: 60_000 }).toBe(true);
    return server;
  };

  let current = await release(0);
  const visits = new AbortController();
  const visitors = Array.from({ length: ASKERS }, () => visit(balancer.url, visits.signal));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const next = await release(round);
    await current.stop();
    balancer.remove(current.url);
    current = next;
    expect(balancer.refused).toEqual([]);
    countForProof('releases');
  }
  visits.abort();
  countForProof(
    'requests',
    (await Promise.all(visitors)).reduce((sum, count) => sum + count, 0),
  );
  await current.stop();
});

/** Sends requests one after the other over one connection, as a browser does. Returns how many it has sent. */
async function visit(url: string, end: AbortSignal): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let count = 0;
  while (!end.aborted) {
    // The balancer lists failures.
    await ask(agent, url + PATHS[count % PATHS.length]).catch(() => undefined);
    count += 1;
    await wait(20);
  }
  agent.destroy();
  return count;
}

function ask(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.resume();
      answer.once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}
