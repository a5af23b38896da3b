import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Distinguishes a process from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Clock ticks from boot to the start of the process; 0 if the system does not report it. */
  startTick: number;
  /** The scope of the number: one boot and container, or else the host. */
  place: string;
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startTick: readStat(process.pid)?.startTick ?? 0, place: thisPlace() };
}

export function isRunningHere({ pid, startTick }: ProcessIdentity): boolean {
  if (startTick === 0) return mayBeSignalled(pid);
  const stat = readStat(pid);
  return stat !== undefined && stat.startTick === startTick && !stat.isDead;
}

function thisPlace(): string {
  let place = hostname();
  try {
    place += readFileSync('/proc/sys/kernel/random/boot_id') + readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux reports these; elsewhere the host name is enough.
  }
  return createHash('sha256').update(place).digest('hex').slice(0, 12);
}

/** See proc(5): the second field may contain spaces and brackets, so fields are counted after it. */
function readStat(pid: number): { startTick: number; isDead: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { startTick: Number(fields[18]), isDead: 'ZXx'.includes(state) };
  } catch {
    return undefined;
  }
}

function mayBeSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
