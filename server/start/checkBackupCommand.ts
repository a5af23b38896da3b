import { parseArgs } from 'node:util';
import { boundStore, refuseOtherStore } from '../crypto/checkKeys.ts';
import type { KeyStoreSettings } from '../crypto/keyStore.ts';
import { findLostKeys, lostKeysSentence } from '../crypto/lostKeys.ts';
import { restoreBackup } from '../db/backup/restoreBackup.ts';
import type { BackupEnd, BackupFile } from '../db/backup/writeBackup.ts';
import type { Database, Queryable } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { openBackupFolder } from './backupFolder.ts';
import { openKeyStore } from './openKeys.ts';
import { runCommand } from './runCommand.ts';

/** Thrown to roll back after the comparison; not an error. */
const ROLLED_BACK = new Error('Everything was compared: roll back');

/**
 * `npm run backup:check -- folder`: restores the rows into an empty database, compares rows and files with the sums in
 * the backup, runs the migrations that it lacks, looks for the keys of its texts, and rolls back. The database is an
 * embedded one in memory, or BACKUP_CHECK_DATABASE_URL. Exit code 1: something is wrong. `--without-keys`: on a machine
 * without the keys.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-keys': { type: 'boolean', default: false } },
});

await runCommand(async ({ backup, keys }) => {
  const [folder] = positionals;
  if (!folder) throw new Error('Usage: npm run backup:check -- folder');
  const source = openBackupFolder(folder, backup.key);
  const db = await openDatabase({ url: backup.checkDatabaseUrl ?? undefined });
  try {
    const { rows, files, tables } = await restoreAndUndo(db, source, (rows) =>
      values['without-keys'] ? Promise.resolve() : assertKeys(rows, keys.store),
    );
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
  look: (rows: Queryable) => Promise<void>,
): Promise<BackupEnd> {
  let end: BackupEnd | undefined;
  const beforeCommit = async (tx: Queryable, compared: BackupEnd) => {
    await look(tx);
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

/** A backup of a demonstration belongs to no key store. */
async function assertKeys(rows: Queryable, settings: KeyStoreSettings): Promise<void> {
  if ((await boundStore(rows)) === null) return;
  const store = await openKeyStore(settings);
  try {
    await refuseOtherStore(rows, store);
    const { length: lost } = await findLostKeys(rows, store);
    if (lost > 0) throw new Error(lostKeysSentence(lost));
  } finally {
    await store.close();
  }
}
