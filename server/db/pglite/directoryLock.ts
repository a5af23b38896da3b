import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyThisProcess, isRunningHere, type ProcessIdentity } from './processIdentity.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another process works in the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

const beatMs = 2_000;
/** A process that we cannot see (other container, other machine) counts as gone after this silence. */
const silenceMs = 20_000;
/** How long one of two that start together waits for the other to give way. */
const giveWayMs = 300;

/**
 * Two engines on one directory destroy it without an error, so each process puts up a flag and then looks
 * for others; it holds the directory only if it saw no other one alive. Whoever comes second sees the first.
 * A flag carries all it says in its name, so there is no moment at which it is half written.
 * @param onLost the flag is gone although it was not released: nothing may be written any more.
 */
export async function lockDirectory(
  directory: string,
  onLost: (reason: Error) => void = () => undefined,
): Promise<DirectoryLock> {
  const mine = flagOf(identifyThisProcess());
  const path = join(directory, mine);
  await raise(path, directory);
  const deadline = Date.now() + giveWayMs;
  for (;;) {
    const other = await findOther(directory, mine);
    if (!other) break;
    if (mine > other || Date.now() > deadline) {
      await rm(path, { force: true });
      throw inUse(directory, other);
    }
    await wait(giveWayMs / 10);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => onLost(new Error(`Somebody removed ${path}`)));
  }, beatMs).unref();
  return {
    async release() {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

function flagOf({ pid, startTick, place }: ProcessIdentity): string {
  return `lock.${pid}.${startTick}.${place}`;
}

function readFlag(name: string): ProcessIdentity | undefined {
  const [, pid, startTick, place] = /^lock\.(\d+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  return place ? { pid: Number(pid), startTick: Number(startTick), place } : undefined;
}

async function raise(path: string, directory: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    throw new DirectoryInUse(`The data directory ${directory} is open in this process already`);
  }
}

/** The flag of another living process; those of dead ones are taken down. */
async function findOther(directory: string, mine: string): Promise<string | undefined> {
  for (const name of await readdir(directory)) {
    const holder = readFlag(name);
    if (!holder || name === mine) continue;
    const path = join(directory, name);
    if (await isAlive(holder, path)) return name;
    await rm(path, { force: true });
  }
  return undefined;
}

async function isAlive(holder: ProcessIdentity, path: string): Promise<boolean> {
  if (holder.place === identifyThisProcess().place) return isRunningHere(holder);
  try {
    return Date.now() - (await stat(path)).mtimeMs < silenceMs;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function inUse(directory: string, flag: string): DirectoryInUse {
  const holder = readFlag(flag);
  const isElsewhere = holder?.place !== identifyThisProcess().place;
  return new DirectoryInUse(
    `The data directory ${directory} is in use by process ${holder?.pid} (${flag})` +
      `${isElsewhere ? ' of another container or machine' : ''}. ` +
      'Two at once would destroy the data: stop that process, or choose another DATA_DIR for this one.' +
      `${isElsewhere ? ` If it was killed, start this one again in ${silenceMs / 1_000} s.` : ''}`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
