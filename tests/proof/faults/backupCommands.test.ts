import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindKeyStore, checkMasterKey } from '../../../server/crypto/checkKeys.ts';
import { createDirectoryKeyStore } from '../../../server/crypto/directoryKeyStore.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { checkWhole } from '../../../server/domain/audit/checkWhole.ts';
import { keepFormerKeys, readAuditKeys } from '../../../server/domain/audit/formerKeys.ts';
import { createTotp } from '../../../server/domain/secondFactor/totp.ts';
import { totpCode } from '../../../server/domain/secondFactor/totpCodes.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { aReading } from '../../support/fixtures/staff/auditWorld.ts';

let root: string;
let before: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
  before = join(root, 'before');
  const db = await openMigrated(before);
  await db.query(
    `insert into setting select n::text, repeat('값', 200) from generate_series(1, 5000) n`,
  );
  await db.close();
  mkdirSync(join(before, 'files', 'media'), { recursive: true });
  writeFileSync(join(before, 'files', 'media', 'photo'), 'bytes');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const openMigrated = async (dataDir: string) => {
  const template = await testTemplate();
  const db = await openDatabase({ directory: join(dataDir, 'db'), template });
  await migrate(db);
  return db;
};
const runFile = (file: string, words: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...words], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
const COMMANDS = {
  backup: 'server/start/backupCommand.ts',
  restore: 'server/start/restoreCommand.ts',
  check: 'server/start/checkBackupCommand.ts',
};
const run = (
  command: keyof typeof COMMANDS,
  dataDir: string,
  folder: string,
  env: Record<string, string> = {},
) => runFile(COMMANDS[command], [folder], { DATA_DIR: dataDir, ...env });
/** The message of a command that gives up: one sentence, no stack trace. */
const complaintOf = async (running: ReturnType<typeof runFile>) =>
  running.then(
    () => 'none',
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
  );

it('T61 a restore brings back the rows and files of a backup, and only into an empty database', async () => {
  const [after, folder] = [join(root, 'after'), join(root, 'saved')];
  expect((await run('backup', before, folder)).stdout).toContain('5000 rows');
  // The command that prints the master key fails.
  const { stdout } = await run('restore', after, folder, { MASTER_KEY_COMMAND: 'exit 3' });
  expect(stdout).toContain('5000 rows were restored.\nMASTER_KEY_COMMAND failed: 3. So secrets');
  expect(readFileSync(join(after, 'files', 'media', 'photo'), 'utf8')).toBe('bytes');
  await expect(run('restore', after, folder)).rejects.toThrow('The database is not empty');
  expect(await complaintOf(run('backup', before, folder))).toBe(
    `1: There is a backup in ${folder} already: name another folder\n`,
  );
  const restored = await openDatabase({ directory: join(after, 'db') });
  const [found] = await restored.query<{ rows: number; characters: number }>(
    'select count(*) as rows, sum(length(value)) as characters from setting',
  );
  await restored.close();
  expect(found).toEqual({ rows: 5_000, characters: 1_000_000 });
});

it('a restore of the rows alone writes no file: a photo that was deleted after the backup stays deleted', async () => {
  const [after, folder] = [join(root, 'compared'), join(root, 'saved-rows')];
  await run('backup', before, folder);
  const words = [folder, '--without-files'];
  const { stdout } = await runFile(COMMANDS.restore, words, { DATA_DIR: after });
  expect(stdout).toBe('5000 rows were restored.\n1 files were left out.\n');
  expect(existsSync(join(after, 'files'))).toBe(false);
});

it('a backup with a key is checked in an empty database, and refused without its key', async () => {
  const folder = join(root, 'sealed');
  const keyFile = join(root, 'backup.key');
  writeFileSync(keyFile, `${Buffer.alloc(32, 5).toString('base64')}\n`);
  const withKey = { BACKUP_KEY_FILE: keyFile };
  expect((await run('backup', before, folder, withKey)).stdout).toBe(
    `5000 rows and 1 files were saved to ${folder}.\n`,
  );
  expect((await run('check', before, folder, withKey)).stdout).toMatch(
    /^5000 rows in \d+ tables and 1 files are as the backup says\. It is encrypted\.\n$/,
  );
  expect(await complaintOf(run('restore', join(root, 'none'), folder))).toBe(
    '1: The backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE\n',
  );
});

it('a restore that is killed midway can be repeated: all rows and files are there', async () => {
  const [after, folder, cut] = [join(root, 'killed'), join(root, 'whole'), join(root, 'cut')];
  await run('backup', before, folder);
  // The rows come through a pipe, so the restore waits in the middle of them.
  mkdirSync(cut);
  await promisify(execFile)('mkfifo', [join(cut, 'rows.jsonl.gz')]);
  const bytes = readFileSync(join(folder, 'rows.jsonl.gz'));
  const restoring = spawn(process.execPath, ['--import', 'tsx', COMMANDS.restore, cut], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: after },
  });
  const pipe = await open(join(cut, 'rows.jsonl.gz'), 'w');
  await pipe.write(bytes.subarray(0, Math.floor(bytes.length * 0.9)));
  await wait(1_000);
  restoring.kill('SIGKILL');
  await once(restoring, 'exit');
  await pipe.close();
  expect(existsSync(join(after, 'db'))).toBe(true);

  expect((await run('restore', after, folder)).stdout).toContain('5000 rows were restored');
  expect(readFileSync(join(after, 'files', 'media', 'photo'), 'utf8')).toBe('bytes');
});

it('a restore erases members again who left after the backup, and refuses keys of another place', async () => {
  const [source, after] = [join(root, 'source'), join(root, 'again')];
  const folder = join(root, 'saved-members');
  const db = await openMigrated(source);
  const [stays, left] = [await aMember(db), await aMember(db)];
  const store = createDirectoryKeyStore(join(source, 'keys'));
  await bindKeyStore(db, store);
  await db.close();
  await run('backup', source, folder);

  await store.erase(left.id, new Date());
  expect(await complaintOf(run('restore', after, folder))).toContain(
    '1: The keys of this database are in another place',
  );
  cpSync(join(source, 'keys'), join(after, 'keys'), { recursive: true });
  expect((await run('restore', after, folder)).stdout).toContain(
    'Members who left after the backup: 1. They were erased again.',
  );
  const restored = await openDatabase({ directory: join(after, 'db') });
  const members = await restored.query('select id from member');
  await restored.close();
  expect(members).toEqual([{ id: stays.id }]);
});

it('keys:rotate alone keeps what checks the access record when the former master keys are gone', async () => {
  const dataDir = join(root, 'rotated');
  const [first, former, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
  const before = { current: masterKeyOf(former), old: masterKeyOf(first) };
  const db = await openMigrated(dataDir);
  const { staffId } = await aStaff(db);
  const at = new Date('2026-11-18T01:00:00Z');
  for (const current of [before.old, before.current]) {
    await createAudit({ db, masterKeys: { current, old: null } }).record(aReading(staffId, at));
  }
  await keepFormerKeys(db, before, at);
  await db.close();
  await checkMasterKey(createDirectoryKeyStore(join(dataDir, 'keys')), before);
  const { stdout } = await runFile('server/start/rotateKeysCommand.ts', [], {
    DATA_DIR: dataDir,
    MASTER_KEY: next.toString('base64'),
    MASTER_KEY_OLD: former.toString('base64'),
  });
  expect(stdout).toContain('2 former keys of the access record are sealed by the new master key.');
  const rotated = await openDatabase({ directory: join(dataDir, 'db') });
  const keys = await readAuditKeys(rotated, { current: masterKeyOf(next), old: null });
  const checked = await checkWhole({ db: rotated, keys, logged: null });
  await rotated.close();
  expect(checked).toEqual({ rows: 2, broken: null });
});

it('a backup from before a new master key is whole again with the former one: the restore asks for it', async () => {
  const source = join(root, 'former');
  const after = join(root, 'renewed');
  const folder = join(root, 'saved-former');
  const [former, next] = [Buffer.alloc(32, 4), Buffer.alloc(32, 6)];
  const at = new Date('2026-11-18T01:00:00Z');
  const masterKeys = { current: masterKeyOf(former), old: null };
  const db = await openMigrated(source);
  const { staffId } = await aStaff(db);
  const totp = createTotp(masterKeys);
  const { secret } = await totp.begin(db, { staffId, account: 'boss' }, at);
  const codeAt = (moment: Date) => totpCode(secret, Math.floor(moment.getTime() / 30_000));
  await db.transaction((tx) => totp.confirm(tx, staffId, codeAt(at), at));
  await createAudit({ db, masterKeys }).record(aReading(staffId, at));
  await db.close();
  await run('backup', source, folder);

  const MASTER_KEY = next.toString('base64');
  expect((await run('restore', after, folder, { MASTER_KEY })).stdout).toContain(
    'Secrets of authenticator apps are sealed with another master key. Set MASTER_KEY_OLD',
  );
  await runFile('server/start/rotateKeysCommand.ts', [], {
    DATA_DIR: after,
    MASTER_KEY,
    MASTER_KEY_OLD: former.toString('base64'),
  });
  const restored = await openDatabase({ directory: join(after, 'db') });
  const renewed = { current: masterKeyOf(next), old: null };
  const keys = await readAuditKeys(restored, renewed);
  const checked = await checkWhole({ db: restored, keys, logged: null });
  const later = new Date(at.getTime() + 60_000);
  const isRight = await restored.transaction(
    createTotp(renewed).isRight(staffId, codeAt(later), later),
  );
  await restored.close();
  expect({ checked, isRight }).toEqual({ checked: { rows: 1, broken: null }, isRight: true });
});

it('T61 an interrupted backup is not accepted: it says why, and the next one may use its folder', async () => {
  const folder = join(root, 'broken');
  expect(await complaintOf(run('backup', join(root, 'nobody'), folder))).toBe(
    '1: There is nothing to back up: no server has used this DATABASE_URL or DATA_DIR\n',
  );
  const unfinished = join(folder, 'rows.jsonl.gz.unfinished');
  rmSync(unfinished);
  symlinkSync('/dev/full', unfinished);
  expect(await complaintOf(run('backup', before, folder))).toBe(
    '1: ENOSPC: no space left on device, write\n',
  );
  rmSync(unfinished);
  expect((await run('backup', before, folder)).stdout).toContain('5000 rows');
  expect(readdirSync(folder).sort()).toEqual(['files', 'rows.jsonl.gz']);
});

it.each([
  'server/start/backupCommand.ts',
  'server/start/restoreCommand.ts',
  'server/start/checkBackupCommand.ts',
  'server/start/rotateKeysCommand.ts',
  'server/start/resetCommand.ts',
  'server/demo/seedCommand.ts',
  'server/domain/staff/createStaffCommand.ts',
  'server/demo/removeDemoCommand.ts',
])('a wrong setting ends %s with a sentence', async (file) => {
  const words = file.includes('Staff') ? ['--user', 'name'] : [];
  expect(await complaintOf(runFile(file, words, { PORT: 'x', DATA_DIR: root }))).toBe(
    '1: PORT must be a whole number from 0 to 65535\n',
  );
});

it('a reset without its database says so in a sentence', async () => {
  const env = { DATABASE_URL: 'postgres://nabi@127.0.0.1:1/nabi' };
  expect(await complaintOf(runFile('server/start/resetCommand.ts', ['--yes'], env))).toBe(
    '1: The database does not answer: ECONNREFUSED\n',
  );
});

describe('a command that cannot do what it is asked', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = join(root, 'own');
    const db = await openMigrated(dataDir);
    await db.close();
  });
  const runOwn = (file: string, ...words: string[]) => runFile(file, words, { DATA_DIR: dataDir });

  it('names the missing clinic when staff are created for an unknown clinic', async () => {
    const clinic = '0190b8a0-0000-7000-8000-000000000000';
    const words = ['--user', 'name', '--clinic', clinic];
    expect(await complaintOf(runOwn('server/domain/staff/createStaffCommand.ts', ...words))).toBe(
      `1: There is no clinic with the id ${clinic}\n`,
    );
  });

  it('refuses to seed over the account of an operator, also without clinics', async () => {
    await runOwn('server/domain/staff/createStaffCommand.ts', '--user', 'boss');
    expect(await complaintOf(runOwn('server/demo/seedCommand.ts'))).toContain(
      '1: The database holds rows that no seed wrote',
    );
  });

  it('says which photos of members a reset keeps', async () => {
    mkdirSync(join(dataDir, 'files'), { recursive: true });
    const { stdout } = await runOwn('server/start/resetCommand.ts');
    expect(stdout).toContain(`Uploaded files are still in ${join(dataDir, 'files')}`);
  });
});
