import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../lib/durableFiles.ts';
import { lockDirectory } from './directoryLock.ts';
import { unpackTar } from './unpackTar.ts';

const CLUSTER = 'cluster';
const UNFINISHED = 'cluster.unfinished';

/**
 * The directory with the files of the embedded database; creates it from the archive if it is missing. Call it only
 * while holding the lock.
 */
export async function prepareCluster(
  directory: string,
  readArchive: () => Promise<Uint8Array>,
): Promise<string> {
  const cluster = join(directory, CLUSTER);
  if (!existsSync(cluster)) {
    // Unpacked under another name first, so that an interrupted start leaves no incomplete cluster.
    const unfinished = join(directory, UNFINISHED);
    await rm(unfinished, { recursive: true, force: true });
    await unpackTar(await readArchive(), unfinished);
    await rename(unfinished, cluster);
    await syncFolder(directory);
  }
  // The engine creates files that all users of the machine may read.
  await chmod(cluster, 0o700);
  // A crash leaves this file, and the engine would take it for another running engine.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return cluster;
}

/** Takes the lock first, so it cannot delete the data of a running server. */
export async function removeCluster(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  const lock = await lockDirectory(directory);
  for (const name of [CLUSTER, UNFINISHED]) {
    await rm(join(directory, name), { recursive: true, force: true });
  }
  await lock.release();
}
