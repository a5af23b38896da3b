import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { type BackupEnd, writeBackup } from '../../../server/db/backup/writeBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import { createBackupFolder, openBackupFolder } from '../../../server/start/backupFolder.ts';
import { emptyTables, openTestDatabase } from '../../support/app/database/testDatabase.ts';

const KEY = Buffer.alloc(32, 5);
const PHOTO = Buffer.alloc(200_000, 'photo');

let root: string;
let source: Database;
let target: Database;
beforeAll(async () => {
  [source, target] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await source.query(
    "insert into setting select n::text, repeat('상담', 50) from generate_series(1, 3000) n",
  );
  root = mkdtempSync(join(tmpdir(), 'backup-folder-'));
  for (const folder of ['files/media', 'files/unfinished'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'files/media/a'), PHOTO);
  writeFileSync(join(root, 'files/media/b'), '');
  writeFileSync(join(root, 'files/unfinished/c'), 'half');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => emptyTables(target));

let made = 0;
async function backUp(key: Buffer | null): Promise<{ folder: string; end: BackupEnd }> {
  made += 1;
  const folder = join(root, `backup-${made}`);
  const to = createBackupFolder(folder, key);
  const end = await to.writeRows((write) =>
    writeBackup(source, write, () => to.saveFiles(join(root, 'files'))),
  );
  return { folder, end };
}

async function restore(folder: string, key: Buffer | null, to: string | null = null) {
  const from = openBackupFolder(folder, key);
  return restoreBackup(target, from.lines(), { readFile: (file) => from.readFile(file, to) });
}

/** How long reading takes these lines, in milliseconds. */
async function timeToRead(lines: readonly string[]): Promise<number> {
  made += 1;
  const folder = join(root, `backup-${made}`);
  await createBackupFolder(folder, null).writeRows(async (write) => {
    for (const line of lines) await write(line);
  });
  const begun = performance.now();
  const read: string[] = [];
  for await (const line of openBackupFolder(folder, null).lines()) read.push(line);
  const took = performance.now() - begun;
  expect(read).toEqual(lines);
  return took;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
const cutByOne = (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -1));

describe.each([
  { name: 'an encrypted backup', key: KEY, suffix: '.sealed' },
  { name: 'a plain backup', key: null, suffix: '' },
])('$name', ({ key, suffix }) => {
  it('brings rows and files back', async () => {
    const { folder, end } = await backUp(key);
    expect(end).toMatchObject({ rows: 3_000, files: 2, tables: { setting: { rows: 3_000 } } });
    expect(filesIn(folder)).toEqual(
      ['files/media/a', 'files/media/b', 'rows.jsonl.gz'].map((name) => name + suffix),
    );
    const to = join(root, `restored-${made}`);
    await restore(folder, key, to);
    expect(readFileSync(join(to, 'media/a')).equals(PHOTO)).toBe(true);
    expect(readFileSync(join(to, 'media/b'), 'utf8')).toBe('');
    const [sum] = await target.query('select count(*) as rows from setting');
    expect(sum).toEqual({ rows: 3_000 });
  });

  it('with a cut, changed or missing photo is refused, and nothing is restored', async () => {
    const { folder } = await backUp(key);
    const photo = join(folder, `files/media/a${suffix}`);
    const to = join(root, `damaged-${made}`);
    cutByOne(photo);
    await expect(restore(folder, key, to)).rejects.toThrow(
      key ? 'files/media/a was changed or cut' : 'files/media/a is not as the backup says',
    );
    rmSync(photo);
    await expect(restore(folder, key, to)).rejects.toThrow('files/media/a is missing');
    expect(existsSync(join(to, 'media/a'))).toBe(false);
    expect(await target.query('select 1 from setting')).toEqual([]);
  });

  it('with cut rows is refused, and nothing is restored', async () => {
    const { folder } = await backUp(key);
    cutByOne(join(folder, `rows.jsonl.gz${suffix}`));
    await expect(restore(folder, key)).rejects.toThrow(
      key ? 'rows.jsonl.gz was changed or cut' : 'rows.jsonl.gz is damaged',
    );
    expect(await target.query('select 1 from setting')).toEqual([]);
  });

  it('is not written over another backup', async () => {
    const { folder } = await backUp(key);
    for (const other of [KEY, null]) {
      const again = createBackupFolder(folder, other).writeRows(async () => {});
      await expect(again).rejects.toThrow('There is a backup');
    }
  });
});

describe('an encrypted backup', () => {
  it('shows nothing without its key, and says which key is missing', async () => {
    const { folder } = await backUp(KEY);
    expect(readFileSync(join(folder, 'files/media/a.sealed')).includes('photophoto')).toBe(false);
    expect(() => openBackupFolder(folder, null)).toThrow('set BACKUP_KEY or BACKUP_KEY_FILE');
    await expect(restore(folder, Buffer.alloc(32, 6))).rejects.toThrow('with another key');
  });

  it('does not write outside of the folder of files', async () => {
    const { folder } = await backUp(KEY);
    const file = { path: '../../../outside', bytes: 0, sha256: '' };
    const reading = openBackupFolder(folder, KEY).readFile(file, root);
    await expect(reading).rejects.toThrow('a strange file');
  });
});

it('T61 a line of 16 MB is read about as fast as short ones', async () => {
  const short = 'x'.repeat(1_000);
  const ofShort = await timeToRead(Array.from({ length: 16_000 }, () => short));
  expect(await timeToRead([short.repeat(16_000)])).toBeLessThan(10 * ofShort);
});
