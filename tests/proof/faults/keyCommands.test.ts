import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindKeyStore, checkMasterKey } from '../../../server/crypto/checkKeys.ts';
import { createMemberKeys } from '../../../server/crypto/createMemberKeys.ts';
import { createDirectoryKeyStore } from '../../../server/crypto/directoryKeyStore.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { sealTexts } from '../../../server/crypto/texts.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { aMember } from '../../support/fixtures/factories.ts';

const MASTER_KEY = Buffer.alloc(32, 7);
const COMMANDS = {
  backup: 'server/start/backupCommand.ts',
  checkBackup: 'server/start/checkBackupCommand.ts',
  restore: 'server/start/restoreCommand.ts',
  checkKeys: 'server/start/checkKeysCommand.ts',
};

let root: string;
let source: string;
let backup: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
  [source, backup] = [join(root, 'source'), join(root, 'backup')];
  const masterKeys = { current: masterKeyOf(MASTER_KEY), old: null };
  const store = createDirectoryKeyStore(join(source, 'keys'));
  const db = await openDatabase({ directory: join(source, 'db'), template: await testTemplate() });
  await migrate(db);
  await bindKeyStore(db, store);
  await checkMasterKey(store, masterKeys);
  const keys = createMemberKeys(store, masterKeys);
  const members = [await aMember(db), await aMember(db)];
  for (const { id } of members) {
    const address = (await sealTexts(db, keys, id)).seal('me@example.com', {
      table: 'email',
      id,
      column: 'address',
    });
    await db.query('insert into email values ($1, $2, now())', [id, address]);
  }
  await db.close();
  await store.erase(members[1]?.id ?? '', new Date());
  await run('backup', source, backup);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = async (command: keyof typeof COMMANDS, dataDir: string, ...words: string[]) => {
  const key = MASTER_KEY.toString('base64');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, MASTER_KEY: key };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', COMMANDS[command], ...words],
    { env },
  );
  return stdout;
};
const complaintOf = (running: Promise<string>) =>
  running.then(
    () => 'none',
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
  );
/** A copy of the installation whose key store has lost all keys of members, but not its id and its log. */
function withoutKeys(name: string): string {
  const folder = join(root, name);
  cpSync(source, folder, { recursive: true });
  rmSync(join(folder, 'keys', 'member'), { recursive: true });
  return folder;
}
const LOST = '1: Keys of members are lost: 1. Their texts cannot be opened';

it('backup:check finds that the keys of its texts are lost; members who left need none', async () => {
  expect(await run('checkBackup', source, backup)).toContain('are as the backup says.');
  const folder = withoutKeys('checked');
  expect(await complaintOf(run('checkBackup', folder, backup))).toContain(LOST);
  const elsewhere = join(root, 'elsewhere');
  expect(await complaintOf(run('checkBackup', elsewhere, backup))).toContain('in another place');
  expect(await run('checkBackup', join(root, 'none'), backup, '--without-keys')).toContain('says.');
  expect(readdirSync(root)).not.toContain('none');
});

it('keys:check finds lost keys, and gives these members new ones when the operator gives them up', async () => {
  expect(await run('checkKeys', source)).toContain('Each member with encrypted texts has a key.');
  const folder = withoutKeys('lost');
  expect(await complaintOf(run('checkKeys', folder))).toContain(LOST);
  expect(await run('checkKeys', folder, '--give-up')).toContain('Members with a new key: 1.');
  expect(await run('checkKeys', folder)).toContain('Each member with encrypted texts has a key.');
});

it('a restore without keys says that members need new ones', async () => {
  const folder = join(root, 'restored');
  expect(await run('restore', folder, backup, '--without-keys')).toContain(
    'keys:check -- --give-up',
  );
  expect(await complaintOf(run('checkKeys', folder))).toContain('1: Keys of members are lost: 2.');
  expect(await run('checkKeys', folder, '--give-up')).toContain('Members with a new key: 2.');
});
