import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Image } from '../../../contract/shape.ts';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { deleteUnusedFiles } from '../../../server/domain/upload/deleteUnusedFiles.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { numberFromEnv } from '../../support/app/proof.ts';
import { filesOf, photoFlow } from '../../support/app/server/photoFlow.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

/** `npm run faults` kills after every step; a run of this file alone after every fifth one. */
const STRIDE = numberFromEnv('UPLOAD_KILL_STRIDE', 5);
const HOUR = 60 * 60 * 1_000;
const program = fileURLToPath(
  new URL('../../support/app/server/photoFlowProcess.ts', import.meta.url),
);

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  const db = await openDatabase({ directory: join(root, '0/db'), template: await testTemplate() });
  await aCounsel(db);
  await db.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('C5 kill -9 after a step from upload to link leaves a legal state, and the next try succeeds', async () => {
  for (let last = 1; ; last += STRIDE) {
    const directory = join(root, String(last));
    cpSync(join(root, '0'), directory, { recursive: true });
    const ended = spawnSync(process.execPath, ['--import', 'tsx', program, directory, `${last}`]);
    expect(ended.stderr.toString()).toBe('');
    await judge(directory, last);
    rmSync(directory, { recursive: true });
    if (ended.signal === 'SIGKILL') continue;
    expect(ended.stdout.toString()).toMatch(/^200 after \d+ steps/);
    expect(last).toBeGreaterThan(12);
    return;
  }
}, 400_000);

async function judge(directory: string, last: number): Promise<void> {
  const db = await openDatabase({ directory: join(directory, 'db') });
  const files = filesOf(directory);
  const shown = await shownKeys(db);
  expect(stored(directory), `step ${last}`).toEqual(expect.arrayContaining(shown));

  const [review] = await db.query('select 1 from review');
  expect(await photoFlow(db, files), `step ${last}`).toBe(review ? 409 : 200);
  for (const hours of [25, 27])
    await deleteUnusedFiles(db, files, new Date(Date.now() + hours * HOUR));
  expect(await shownKeys(db), `step ${last}`).toHaveLength(4);
  expect(stored(directory), `step ${last}`).toEqual(await shownKeys(db));
  const [counters] = await db.query('select rating_sum, review_count from clinic');
  expect(counters).toEqual({ rating_sum: 5, review_count: 1 });
  await db.close();
}

/** Every address that visitors can be sent to. */
async function shownKeys(db: Database): Promise<string[]> {
  const rows = await db.query<{ photos: Image[] }>(
    'select before_photos || after_photos as photos from review',
  );
  const photos = rows.flatMap((row) => row.photos);
  const ids = photos.map(({ url }) => url.replace('/media/upload/', '').replace('.webp', ''));
  return ids.flatMap((id) => [`media/${id}-0.avif`, `media/${id}-0.webp`]).sort();
}

function stored(directory: string): string[] {
  const list = (name: string) =>
    readdirSync(join(directory, 'files', name)).map((file) => `${name}/${file}`);
  return [...list('media'), ...list('upload')].sort();
}
