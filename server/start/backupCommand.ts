import { join } from 'node:path';
import { writeBackup } from '../db/backup/writeBackup.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readEnvOrExit } from '../env/env.ts';
import { createBackupFolder } from './backupFolder.ts';

/**
 * `npm run backup -- folder`: saves the rows, and the uploaded files if they are on this machine. The embedded
 * database must be stopped first; PostgreSQL can keep running. With BACKUP_KEY all files are encrypted.
 */
const [folder] = process.argv.slice(2);
const { databaseUrl, dataDir, s3, backup } = readEnvOrExit(process.env);

if (folder) await backUp(folder).catch(reportError);
else {
  console.error('Usage: npm run backup -- folder');
  process.exitCode = 1;
}

async function backUp(into: string): Promise<void> {
  const target = createBackupFolder(into, backup.key);
  const db = await openDatabase({ url: databaseUrl ?? undefined, directory: join(dataDir, 'db') });
  try {
    const files = s3 ? undefined : () => target.saveFiles(join(dataDir, 'files'));
    const saved = await target.writeRows((write) => writeBackup(db, write, files));
    console.log(`${saved.rows} rows and ${saved.files} files were saved to ${into}.`);
    if (!backup.key) console.log('They are not encrypted: BACKUP_KEY is not set.');
  } finally {
    await db.close();
  }
}

function reportError(cause: unknown): void {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
