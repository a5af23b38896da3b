import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseOtherStore } from '../crypto/checkKeys.ts';
import type { KeyStore } from '../crypto/keyStore.ts';
import { KeyProblem, type MasterKeySettings, readMasterKeys } from '../crypto/readMasterKeys.ts';
import { restoreBackup } from '../db/backup/restoreBackup.ts';
import type { BackupFile } from '../db/backup/writeBackup.ts';
import { type Database, within } from '../db/database.ts';
import { opensAllTotps } from '../domain/secondFactor/totp.ts';
import { deleteFilesNow } from '../domain/upload/deleteUnusedFiles.ts';
import type { Env } from '../env/env.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { DamagedFile, openBackupFolder } from './backupFolder.ts';
import { openKeyStore } from './openKeys.ts';
import { type ErasedAgain, replayErasureLog } from './replayErasureLog.ts';
import { runCommand, withDatabaseAsItIs } from './runCommand.ts';

/**
 * `npm run restore -- folder`: restores a backup into an empty database. Members, texts and messages that were erased
 * after the backup are erased again, and withdrawn consents are withdrawn again. `--without-keys`: the keys are lost, so
 * texts cannot be read and nothing is erased again.
 * `--without-damaged-files`: leaves out photos that are missing or damaged. `--without-files`: restores the rows alone, to
 * look at them beside the live site. Writes and deletes no file.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'without-keys': { type: 'boolean', default: false },
    'without-damaged-files': { type: 'boolean', default: false },
    'without-files': { type: 'boolean', default: false },
  },
});

const OTHER_MASTER_KEY =
  'Secrets of authenticator apps are sealed with another master key. Set MASTER_KEY_OLD to the key of the backup and ' +
  'run keys:rotate before the start (docs/operations.md, "Backup and restore").';

await runCommand(async (env) => {
  const [folder] = positionals;
  if (!folder) throw new Error('Usage: npm run restore -- folder');
  const source = openBackupFolder(folder, env.backup.key);
  await withDatabaseAsItIs(env, async (db) => {
    const keys = await openKeyStore(env.keys.store);
    await restore({ env, source, db, keys }).finally(() => keys.close());
    await checkMasterKey(db, env.keys.master);
  });
});

/** A hint only: the rows are restored, also when the command that prints the key fails. */
async function checkMasterKey(db: Database, settings: MasterKeySettings): Promise<void> {
  if (settings.key === null && settings.command === null) return;
  try {
    const masterKeys = await readMasterKeys(settings);
    if (!(await opensAllTotps(db, masterKeys))) console.log(OTHER_MASTER_KEY);
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    console.log(`${error.message}. So secrets of authenticator apps were not checked.`);
  }
}

interface Restoring {
  env: Env;
  source: ReturnType<typeof openBackupFolder>;
  db: Database;
  keys: KeyStore;
}

/** Files come before the commit, so that a restore that stops midway leaves an empty database and can be repeated. */
async function restore({ env, source, db, keys }: Restoring): Promise<void> {
  const withFiles = !values['without-files'];
  const readFile = async (file: BackupFile) => {
    if (env.s3 || !withFiles) return;
    await source.readFile(file, join(env.dataDir, 'files')).catch(leaveOut);
  };
  let erased: ErasedAgain = { keys: 0, members: 0, counsels: 0, messages: 0, consents: 0 };
  const { rows, files } = await restoreBackup(db, source.lines(), {
    readFile,
    beforeCommit: async (tx) => {
      if (values['without-keys']) await tx.query("delete from setting where key = 'key_store'");
      else await refuseOtherStore(tx, keys);
      const replayed = await replayErasureLog(within(tx), keys, new Date());
      if (withFiles) await deleteFilesNow(createFileStore(env), replayed.files);
      erased = replayed.again;
    },
  });
  console.log(`${rows} rows were restored.`);
  if (values['without-keys']) {
    console.log('Run keys:check -- --give-up before the start: members need new keys to write.');
  }
  if (files > 0 && !withFiles) console.log(`${files} files were left out.`);
  else if (files > 0 && env.s3)
    console.log(`${files} files were left out: photos are in the bucket.`);
  const { keys: backAgain, members, counsels, messages, consents } = erased;
  if (members > 0)
    console.log(`Members who left after the backup: ${members}. They were erased again.`);
  if (backAgain > 0)
    console.log(`Keys of members who left, from a copy of the keys: ${backAgain}. Deleted again.`);
  if (counsels > 0)
    console.log(`Counsels whose texts were erased after the backup: ${counsels}. Erased again.`);
  if (messages > 0)
    console.log(`Messages taken back in LINE after the backup: ${messages}. Erased again.`);
  if (consents > 0)
    console.log(`Consents withdrawn after the backup: ${consents}. Withdrawn again.`);
}

function leaveOut(error: unknown): void {
  if (!(error instanceof DamagedFile)) throw error;
  if (!values['without-damaged-files'])
    throw new Error(`${error.message}. To restore without it: --without-damaged-files`);
  console.error(`${error.message}: it was left out.`);
}
