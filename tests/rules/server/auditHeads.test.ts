import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readLoggedHeads } from '../../../server/domain/audit/auditHeads.ts';

const HEAD = { clinic: 'operators', day: '2026-11-21', position: 3, hash: 'ab12' };
const LINE = JSON.stringify({ level: 30, ...HEAD, msg: 'audit head' });

async function read(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'heads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'heads.log');
  await writeFile(file, text);
  return readLoggedHeads(file);
}

it.each([
  ['the server', ''],
  ['Docker Compose', 'app-1  | '],
  ['journalctl', 'Nov 28 05:00:01 host node[4711]: '],
])('the heads are found in lines as %s writes them', async (_who, before) => {
  const heads = await read(`${before}ready\n${before}${LINE}\n`);
  expect(heads).toEqual(new Map([['operators 2026-11-21', new Map([[3, 'ab12']])]]));
});

it.each(['', 'ready\n', 'audit head\n{"msg":"audit head"}\n'])(
  'a log without heads is refused, because nothing would be compared: %j',
  async (text) => {
    await expect(read(text)).rejects.toThrow('has no heads');
  },
);
