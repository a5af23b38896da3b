import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { createPgliteDatabase } from './pgliteDatabase.ts';
import { startPgliteThread } from './pgliteThread.ts';

interface Template {
  path: string;
  /** Fills the database before this archive is written. */
  fill: (db: Database) => Promise<unknown>;
}

/** Writes archives of one cluster, each after a further step. Starting from an archive takes half the time. */
export async function makeTemplates(templates: readonly Template[]): Promise<void> {
  await withNewCluster(async (db, dump) => {
    for (const { path, fill } of templates) {
      await fill(db);
      await mkdir(dirname(path), { recursive: true });
      // Renamed when complete, also when two processes write it at once.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, await promisify(gzip)(await dump()));
      await rename(unfinished, path);
    }
  });
}

/** The archive as tar; undefined when it does not exist. */
export async function readTemplate(path: string | undefined): Promise<Uint8Array | undefined> {
  if (path === undefined || !existsSync(path)) return undefined;
  return promisify(gunzip)(await readFile(path));
}

/** A new cluster as tar. Making it in memory is faster, and an interrupted start leaves nothing on disk. */
export const makeArchive = (): Promise<Uint8Array> => withNewCluster((_, dump) => dump());

async function withNewCluster<T>(
  work: (db: Database, dump: () => Promise<Uint8Array>) => Promise<T>,
): Promise<T> {
  const thread = await startPgliteThread({});
  const db = createPgliteDatabase(async () => thread, thread.kill);
  try {
    return await work(db, async () => {
      const { archive } = await thread.perform({ kind: 'dump' });
      if (!archive) throw new Error('The embedded database returned no archive');
      return archive;
    });
  } finally {
    await db.close();
  }
}
