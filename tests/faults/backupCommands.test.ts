import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { testTemplate } from '../support/testTemplate.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (command: string, dataDir: string, folder: string) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', `server/db/backup/${command}Command.ts`, folder],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir } },
  );

it('T61 what one command has saved the other brings back, rows and files, and only where nothing is', async () => {
  const [before, after, folder] = ['before', 'after', 'saved'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const db = await openDatabase({
    directory: join(before, 'db'),
    template: await testTemplate(),
  });
  await migrate(db);
  await db.query(
    `insert into setting select n::text, repeat('값', 200) from generate_series(1, 5000) n`,
  );
  await db.close();
  mkdirSync(join(before, 'files', 'media'), { recursive: true });
  writeFileSync(join(before, 'files', 'media', 'photo'), 'bytes');

  expect((await run('backup', before, folder)).stdout).toContain('5000 rows');
  expect((await run('restore', after, folder)).stdout).toContain('5000 rows are back');
  expect(readFileSync(join(after, 'files', 'media', 'photo'), 'utf8')).toBe('bytes');
  await expect(run('restore', after, folder)).rejects.toThrow('The database is not empty');

  const restored = await openDatabase({ directory: join(after, 'db') });
  const [found] = await restored.query<{ rows: number; characters: number }>(
    'select count(*) as rows, sum(length(value)) as characters from setting',
  );
  await restored.close();
  expect(found).toEqual({ rows: 5_000, characters: 1_000_000 });
});
