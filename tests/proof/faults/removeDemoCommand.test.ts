import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { hasDemoData } from '../../../server/db/seed/refuseDemoData.ts';
import { seedDemo } from '../../../server/demo/seedDemo.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'remove-demo-'));
  const template = await testTemplate();
  const db = await openDatabase({ directory: join(dataDir, 'db'), template });
  await seedDemo(db);
  await db.close();
  writeFileSync(join(dataDir, 'master.key'), '');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const remove = async (...words: string[]) => {
  const file = 'server/demo/removeDemoCommand.ts';
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const args = ['--import', 'tsx', file, ...words];
  const running = promisify(execFile)(process.execPath, args, { env });
  running.child.stdin?.end('n\n');
  return (await running).stdout;
};

const holdsDemoData = async () => {
  const db = await openDatabase({ directory: join(dataDir, 'db') });
  const found = await hasDemoData(db);
  await db.close();
  return found;
};

it('demo:remove asks first, does it with --yes, and says what was deleted and which keys are left', async () => {
  const asked = await remove();
  expect(asked).toContain('clinic: 60 of a seed\n');
  expect(asked).toContain('Nothing was changed.');
  expect(await holdsDemoData()).toBe(true);

  const removed = await remove('--yes');
  expect(removed).toContain('Removed:\n');
  expect(removed).toContain('staff: 3 of a seed\n');
  expect(removed).toContain(`Delete ${join(dataDir, 'master.key')} and ${join(dataDir, 'keys')} `);
  expect(await holdsDemoData()).toBe(false);
  expect(await remove('--yes')).toBe('The database holds no demo data.\n');
}, 300_000);
