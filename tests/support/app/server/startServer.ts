import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_MASTER_KEY } from '../testKeys.ts';
import { portOf } from './listenLocally.ts';

export interface RunningServer {
  url: string;
  pid: number;
  /** Everything that it has printed so far. */
  log: () => string;
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** The given directory is kept; otherwise a temporary one is deleted afterwards. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Passkeys need a host name; an IP address has none. */
  host?: 'localhost';
  /** For a server that many tests use: it compiles an optimised PGlite, which takes seconds. */
  isLasting?: boolean;
  /** The first start fills the database. */
  readyWithinMs?: number;
}

/** Starts the built server as `npm start` does: its own process, a free port, demo data. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'clinic-counsel-')));
  const port = await freePort();
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const isDemo = (options.env?.SEED ?? 'demo') === 'demo';
  // Proofs and benchmarks measure a server as `npm start` starts it.
  const isShort = process.env.VITEST && !process.env.PROOF && !options.isLasting;
  const nodeOptions = isShort ? ['--liftoff-only'] : [];
  const server = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SEED: 'demo',
      DRAIN_SECONDS: '0',
      // Staff of clinics sign in with the password alone.
      STAFF_SECOND_FACTOR: 'operators',
      // The demonstration makes its own.
      ...(!isDemo && { MASTER_KEY: TEST_MASTER_KEY }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let log = '';
  server.stdout.on('data', (chunk) => {
    log += chunk;
  });
  server.stderr.on('data', (chunk) => {
    log += chunk;
  });

  const stop = async () => {
    await stopProcess(server);
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await untilReady(url, server, options.readyWithinMs ?? 120_000);
  } catch (error) {
    await stop();
    throw new Error(`The server did not become ready.\n${log}`, { cause: error });
  }
  return { url, pid: server.pid ?? 0, log: () => log, stop };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(probe);
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

async function untilReady(url: string, server: ChildProcess, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`Not ready after ${withinMs} ms`);
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill('SIGTERM');
  const insist = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(insist);
}
