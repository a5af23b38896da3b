import { chmod, mkdir } from 'node:fs/promises';
import type { Database } from '../database.ts';
import { prepareCluster } from './cluster.ts';
import { lockDirectory } from './directoryLock.ts';
import { createPgliteDatabase } from './pgliteDatabase.ts';
import { startPgliteThread } from './pgliteThread.ts';
import { createRestartingThread } from './restartingThread.ts';
import { makeArchive, readTemplate } from './template.ts';

export async function openPgliteInMemory(template: string | undefined): Promise<Database> {
  const thread = await startPgliteThread({ archive: await readTemplate(template) });
  return createPgliteDatabase(async () => thread, thread.kill);
}

/** A second process is refused, see directoryLock.ts. */
export async function openPgliteOnDisk(
  directory: string,
  template: string | undefined,
): Promise<Database> {
  const thread = createRestartingThread(async () => {
    const archive = async () => (await readTemplate(template)) ?? makeArchive();
    return startPgliteThread({ cluster: await prepareCluster(directory, archive) });
  });
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
  const lock = await lockDirectory(directory, thread.stop);
  try {
    await thread.get();
  } catch (error) {
    await lock.release();
    throw error;
  }
  return createPgliteDatabase(thread.get, async () => {
    thread.stop(new Error('The database is closed'));
    await lock.release();
  });
}
