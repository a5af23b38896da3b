import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from './directoryLock.ts';
import { syncDirectory, unpackTar } from './unpackTar.ts';

const CLUSTER = 'cluster';
const UNFINISHED = 'cluster.unfinished';

/**
 * The embedded engine's files below the data directory, made from the archive if there are none yet.
 * Call it under the lock only.
 */
export async function prepareCluster(
  directory: string,
  readArchive: () => Promise<Uint8Array>,
): Promise<string> {
  const cluster = join(directory, CLUSTER);
  if (!existsSync(cluster)) {
    // Under another name until it is whole, so that an interrupted start leaves no half of a cluster.
    const unfinished = join(directory, UNFINISHED);
    await rm(unfinished, { recursive: true, force: true });
    await unpackTar(await readArchive(), unfinished);
    await rename(unfinished, cluster);
    await syncDirectory(directory);
  }
  // The engine writes its files for everybody to read.
  await chmod(cluster, 0o700);
  // Left behind, and often empty, after a crash; the engine takes it for another one at work.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return cluster;
}

/** Also under the lock: a running server keeps its data. */
export async function removeCluster(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  const lock = await lockDirectory(directory);
  for (const name of [CLUSTER, UNFINISHED]) {
    await rm(join(directory, name), { recursive: true, force: true });
  }
  await lock.release();
}
