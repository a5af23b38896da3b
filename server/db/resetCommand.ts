import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvOrExit } from '../env/env.ts';
import { confirm } from './confirm.ts';
import { openDatabase } from './openDatabase.ts';
import { removeCluster } from './pglite/cluster.ts';

/** `npm run db:reset`: empties the database. `--yes` answers the question. */
const { databaseUrl, dataDir, s3 } = readEnvOrExit(process.env);

try {
  if (databaseUrl) await resetPostgres(databaseUrl);
  else await resetEmbedded(join(dataDir, 'db'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function resetPostgres(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  if (
    !(await confirm(`This deletes everything in the database ${host}${pathname}. Continue? [y/N] `))
  ) {
    console.log('Nothing was changed.');
    return;
  }
  const db = await openDatabase({ url });
  await db.transaction((tx) => tx.script('drop schema public cascade; create schema public'), {
    isUnlimited: true,
  });
  await db.close();
  console.log('The database is empty.');
  reportKeptFiles();
}

/** Asks no question: by default the embedded database has demo data. */
async function resetEmbedded(directory: string): Promise<void> {
  await removeCluster(directory);
  console.log(`The database in ${directory} was deleted; the next start creates a new one.`);
  reportKeptFiles();
}

/** Uploaded photos stay. The server cannot delete them, because no row names them any more. */
function reportKeptFiles(): void {
  const files = join(dataDir, 'files');
  if (s3) console.log(`Uploaded files are still in the bucket ${s3.bucket}.`);
  else if (existsSync(files)) console.log(`Uploaded files are still in ${files}.`);
}
