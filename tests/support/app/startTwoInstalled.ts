import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { openBalancer } from './balancer.ts';
import { enterContents, type Installed } from './startInstalled.ts';
import { startServer } from './startServer.ts';
import { onServer, urlOfDatabase } from './testPostgres.ts';

export interface TwoInstalled extends Installed {
  /** How many requests each of the processes has answered. */
  served: () => number[];
}

/**
 * Two processes of one real installation behind a balancer that sends each request to the next one: one PostgreSQL, one
 * address, one folder of files, one folder of keys.
 */
export async function startTwoInstalled(env: Record<string, string>): Promise<TwoInstalled> {
  const name = `test_two_installed_${process.pid}`;
  await onServer(`create database ${name} template template0`);
  const db = await openDatabase({ url: urlOfDatabase(name) });
  await migrate(db);
  await enterContents(db);
  const dataDir = await mkdtemp(join(tmpdir(), 'two-installed-'));
  const balancer = await openBalancer({ probeMs: 250, failures: 3 });
  const shared = {
    dataDir,
    env: {
      SEED: 'none',
      DATABASE_URL: urlOfDatabase(name),
      PUBLIC_URL: balancer.url,
      KEY_DIR: join(dataDir, 'keys'),
      DRAIN_SECONDS: '0',
      ...env,
    },
  };
  const servers = await Promise.all([startServer(shared), startServer(shared)]);
  for (const { url } of servers) balancer.add(url);
  await expect.poll(() => servers.every(({ url }) => balancer.isUp(url))).toBe(true);
  return {
    url: balancer.url,
    served: () => servers.map(({ log }) => log().split('"route":').length - 1),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await onServer(`drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
