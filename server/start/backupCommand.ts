import { join } from 'node:path';
import { writeBackup } from '../db/backup/writeBackup.ts';
import { createBackupFolder } from './backupFolder.ts';
import { runCommand, withDatabaseAsItIs } from './runCommand.ts';

/**
 * `npm run backup -- folder`: saves the rows, and the uploaded files if they are on this machine. The embedded
 * database must be stopped first; PostgreSQL can keep running. With BACKUP_KEY all files are encrypted.
 */
await runCommand(async (env) => {
  const { dataDir, s3, backup } = env;
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run backup -- folder');
  const target = createBackupFolder(folder, backup.key);
  await withDatabaseAsItIs(env, async (db) => {
    const files = s3 ? undefined : () => target.saveFiles(join(dataDir, 'files'));
    const saved = await target.writeRows((write) => writeBackup(db, write, files));
    console.log(`${saved.rows} rows and ${saved.files} files were saved to ${folder}.`);
    if (!backup.key) console.log('They are not encrypted: BACKUP_KEY is not set.');
  });
});
