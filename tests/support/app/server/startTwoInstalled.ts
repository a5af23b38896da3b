import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { migrate } from '../../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../../server/db/openDatabase.ts';
import { onServer, urlOfDatabase } from '../database/testPostgres.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { enterContents, type Installed } from './startInstalled.ts';
import { type RunningServer, startServer } from './startServer.ts';

type Env = Record<string, string>;

/** Which of the two processes. */
export type Place = 0 | 1;

export interface TwoInstalled extends Installed {
  databaseUrl: string;
  balancer: Balancer;
  /** How many requests each of the processes has answered. */
  served: () => number[];
  placeOf: (url: string) => Place;
  /** kill -9 of the process there. Another one starts in its place; `untilWhole` waits for it. */
  kill: (place: Place) => void;
  untilWhole: () => Promise<void>;
}

/**
 * Two processes of one real installation behind a balancer that sends each request to the next one: one PostgreSQL, one
 * address, one folder of files, one folder of keys.
 */
export async function startTwoInstalled(
  envOf: Env | ((place: Place) => Env),
): Promise<TwoInstalled> {
  const name = `test_two_installed_${process.pid}`;
  const databaseUrl = urlOfDatabase(name);
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name} template template0`);
  const db = await openDatabase({ url: databaseUrl });
  await migrate(db);
  await enterContents(db);
  const dataDir = await mkdtemp(join(tmpdir(), 'two-installed-'));
  const balancer = await openBalancer({ probeMs: 250, failures: 3 });
  const start = async (place: Place) => {
    const server = await startServer({
      dataDir,
      env: {
        SEED: 'none',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: balancer.url,
        KEY_DIR: join(dataDir, 'keys'),
        DRAIN_SECONDS: '0',
        ...(typeof envOf === 'function' ? envOf(place) : envOf),
      },
    });
    balancer.add(server.url);
    await expect.poll(() => balancer.isUp(server.url)).toBe(true);
    return server;
  };
  const servers: [RunningServer, RunningServer] = await Promise.all([start(0), start(1)]);
  let starting: Promise<unknown> = Promise.resolve();
  const kill = (place: Place) => {
    const { pid, url } = servers[place];
    process.kill(pid, 'SIGKILL');
    balancer.remove(url);
    starting = start(place).then((server) => {
      servers[place] = server;
    });
  };
  return {
    url: balancer.url,
    databaseUrl,
    balancer,
    served: () => servers.map(({ log }) => log().split('"route":').length - 1),
    placeOf: (url) => (servers[0].url === url ? 0 : 1),
    kill,
    untilWhole: async () => {
      await starting;
    },
    stop: async () => {
      await starting;
      await Promise.all(servers.map((server) => server.stop()));
      await onServer(`drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
