import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { confirm } from '../db/confirm.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { removeCluster } from '../db/pglite/cluster.ts';
import type { Env } from '../env/env.ts';
import { runCommand } from './runCommand.ts';

/** `npm run db:reset`: empties the database. `--yes` answers the question. */
await runCommand(async ({ databaseUrl, dataDir, s3 }) => {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    const question = `This deletes everything in the database ${host}${pathname}. Continue? [y/N] `;
    if (!(await confirm(question))) {
      console.log('Nothing was changed.');
      return;
    }
    await resetPostgres(databaseUrl);
  } else {
    await resetEmbedded(join(dataDir, 'db'));
  }
  reportKeptFiles({ dataDir, s3 });
});

async function resetPostgres(url: string): Promise<void> {
  const db = await openDatabase({ url });
  try {
    await db.transaction((tx) => tx.script('drop schema public cascade; create schema public'), {
      isUnlimited: true,
    });
  } finally {
    await db.close();
  }
  console.log('The database is empty.');
}

/** Asks no question: by default the embedded database has demo data. */
async function resetEmbedded(directory: string): Promise<void> {
  await removeCluster(directory);
  console.log(`The database in ${directory} was deleted; the next start creates a new one.`);
}

/** Uploaded photos stay. The server cannot delete them, because no row names them any more. */
function reportKeptFiles({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): void {
  const files = join(dataDir, 'files');
  if (s3) console.log(`Uploaded files are still in the bucket ${s3.bucket}.`);
  else if (existsSync(files)) console.log(`Uploaded files are still in ${files}.`);
}
