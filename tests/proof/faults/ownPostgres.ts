import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/app/server/startServer.ts';

/** A separate PostgreSQL that may be killed, with the installed programs. */
export interface OwnPostgres {
  url: string;
  start(): void;
  /** Kills the server and all its processes at once, as when a machine stops. */
  kill(): Promise<void>;
  /** Stops the server but keeps its connections: a machine that hangs. */
  freeze(): void;
  /** A standby becomes the primary. */
  promote(): void;
  remove(): Promise<void>;
}

type Run = (program: string, ...parameters: string[]) => void;

/** With these files in its directory, e.g. settings and certificates. */
export const makePostgres = (files: Record<string, string> = {}) =>
  makeServer((data, run) => {
    run('initdb', '-D', data, '-U', 'proof', '-A', 'trust', '--no-locale', '-E', 'UTF8');
    const { uid, gid = 0 } = identityToRunAs();
    for (const [name, content] of Object.entries(files)) {
      const file = join(data, name);
      writeFileSync(file, content, { mode: 0o600 });
      if (uid !== undefined) chownSync(file, uid, gid);
    }
  });

/** A streaming replica of a running server, not started yet. */
export const makeStandbyOf = (primary: OwnPostgres) =>
  makeServer((data, run) =>
    run('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast'),
  );

async function makeServer(fill: (data: string, run: Run) => void): Promise<OwnPostgres> {
  const programs = findPrograms();
  const identity = identityToRunAs();
  const directory = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  if (identity.uid !== undefined) chownSync(directory, identity.uid, identity.gid ?? 0);
  const port = await freePort();
  const data = join(directory, 'data');
  const run: Run = (program, ...parameters) => {
    execFileSync(join(programs, program), parameters, {
      ...identity,
      cwd: directory,
      stdio: 'ignore',
    });
  };
  fill(data, run);
  let server: ChildProcess | undefined;
  let isWanted = false;
  const start = () => {
    isWanted = true;
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', directory, '-h', '127.0.0.1'],
      { ...identity, cwd: directory, stdio: 'ignore' },
    );
    // It fails while processes of the former server are ending, so it is repeated until they are gone.
    server.once('exit', () => setTimeout(() => isWanted && start(), 100));
  };
  const kill = async () => {
    isWanted = false;
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    signalAll(server, 'SIGKILL');
    await ended;
  };
  return {
    url: `postgres://proof@127.0.0.1:${port}/postgres`,
    start,
    kill,
    freeze: () => signalAll(server, 'SIGSTOP'),
    promote: () => run('pg_ctl', 'promote', '-D', data, '-w'),
    remove: async () => {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export const hasPrograms = (): boolean => placeOfPrograms() !== undefined;

function findPrograms(): string {
  const found = placeOfPrograms();
  if (!found) throw new Error('The programs of PostgreSQL are not installed');
  return found;
}

function placeOfPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const places = [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin'];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

/** PostgreSQL and PgBouncer refuse to be run by root. PostgreSQL installs a user for itself. */
export function identityToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function signalAll(server: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGSTOP'): void {
  if (server?.pid === undefined) return;
  for (const pid of [server.pid, ...childrenOf(server.pid)]) signalOne(pid, signal);
}

function signalOne(pid: number, signal: 'SIGKILL' | 'SIGSTOP'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
