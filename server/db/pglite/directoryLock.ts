import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyThisProcess, isRunningHere, type ProcessIdentity } from './processIdentity.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another process uses the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

const beatMs = 2_000;
/** A process in another container or machine counts as dead after this time without a heartbeat. */
const silenceMs = 20_000;
/** When two processes start together, one waits this long for the other to give up. */
const giveWayMs = 300;

/**
 * Two engines at once would destroy the directory. So each process creates a lock file, whose name has all its data,
 * and then looks for lock files of other processes. `onLost`: the lock file was removed, so nothing may be written any
 * more.
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
    utimes(path, now, now).catch(() => onLost(new Error(`The lock file ${path} was removed`)));
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
    throw new DirectoryInUse(`The data directory ${directory} is already open in this process`);
  }
}

/** Finds the lock file of another running process, and deletes those of dead processes. */
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
      'Two processes would destroy the data: stop that process, or choose another DATA_DIR for this one.' +
      `${isElsewhere ? ` If it was killed, start this one again in ${silenceMs / 1_000} s.` : ''}`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
