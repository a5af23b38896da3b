import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { type Env, readEnv } from '../env/env.ts';

/** Runs a program of the command line. If it fails, it ends with one sentence and exit code 1. */
export async function runCommand(
  work: (env: Env) => Promise<void>,
  source: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  try {
    await work(readEnv(source));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The database of the settings, with all migrations of this version. It is closed after the work. */
export const withDatabase = (env: Env, work: (db: Database) => Promise<void>): Promise<void> =>
  withDatabaseAsItIs(env, async (db) => {
    await migrate(db);
    await work(db);
  });

/** The same without migrations. */
export async function withDatabaseAsItIs(
  { databaseUrl, dataDir }: Env,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, directory: join(dataDir, 'db') });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
