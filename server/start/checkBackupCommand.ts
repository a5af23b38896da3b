import { restoreBackup } from '../db/backup/restoreBackup.ts';
import type { BackupEnd, BackupFile } from '../db/backup/writeBackup.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { openBackupFolder } from './backupFolder.ts';
import { runCommand } from './runCommand.ts';

/** Thrown to roll back after the comparison; not an error. */
const ROLLED_BACK = new Error('Everything was compared: roll back');

/**
 * `npm run backup:check -- folder`: restores the rows into an empty database, compares rows and files with the sums in
 * the backup, and rolls back. The database is an embedded one in memory, or BACKUP_CHECK_DATABASE_URL. Exit code 1:
 * something is wrong.
 */
await runCommand(async ({ backup }) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run backup:check -- folder');
  const source = openBackupFolder(folder, backup.key);
  const db = await openDatabase({ url: backup.checkDatabaseUrl ?? undefined });
  try {
    await migrate(db);
    const { rows, files, tables } = await restoreAndUndo(db, source);
    const names = Object.keys(tables).length;
    console.log(
      `${rows} rows in ${names} tables and ${files} files are as the backup says. ` +
        (source.isSealed ? 'It is encrypted.' : 'It is not encrypted.'),
    );
  } finally {
    await db.close();
  }
});

async function restoreAndUndo(
  db: Database,
  source: ReturnType<typeof openBackupFolder>,
): Promise<BackupEnd> {
  let end: BackupEnd | undefined;
  const beforeCommit = async (_: unknown, compared: BackupEnd) => {
    end = compared;
    throw ROLLED_BACK;
  };
  const readFile = (file: BackupFile) => source.readFile(file, null);
  await restoreBackup(db, source.lines(), { readFile, beforeCommit }).catch((error) => {
    if (error !== ROLLED_BACK) throw error;
  });
  if (!end) throw new Error('Nothing was compared');
  return end;
}
