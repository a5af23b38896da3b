import type { Database } from './db/database.ts';
import { DirectoryInUse } from './db/directoryLock.ts';
import { openDatabase } from './db/openDatabase.ts';

/** Another process at work on the same data is no failure of ours: one line says so, and no trace. */
export async function openDatabaseOrStop(
  place: Parameters<typeof openDatabase>[0],
): Promise<Database> {
  try {
    return await openDatabase(place);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
