import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../../server/db/database.ts';
import { openDatabase } from '../../../../server/db/openDatabase.ts';
import { deleteDataSetMark } from '../../../../server/demo/dataSet.ts';
import { MARKED_TABLES } from '../../../../server/demo/rows/tables.ts';
import { seedDemo } from '../../../../server/demo/seedDemo.ts';
import { hashOfCode } from '../../../../server/domain/secondFactor/oneTimeCodes.ts';
import { replaceEnrolmentCode } from '../../../../server/domain/secondFactor/secondFactorSql.ts';
import { afterFile } from '../../setup/afterFile.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** What a visitor reaches. */
export type Installed = Pick<RunningServer, 'url' | 'stop'>;

/** The enrolment code with which each operator can add the first second factor. */
export const ENROLMENT_CODE = 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF';
const DAY_MS = 24 * 3_600_000;

/**
 * The built server as a real installation, which may have accounts at LINE, logins and a bucket. Its contents and staff
 * are those of the demonstration, as if people had entered them; demo pictures are left out.
 */
export async function startInstalled(env: Record<string, string>): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'installed-'));
  filled ??= fillOnce();
  await cp(await filled, dataDir, { recursive: true });
  const server = await startServer({ dataDir, env: { SEED: 'none', ...env } });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** A data directory with the contents. A test file makes it once and copies it for each server. */
let filled: Promise<string> | undefined;

async function fillOnce(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'filled-'));
  afterFile(async () => {
    filled = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });
  // Of the build; a new demonstration would be as large as all other steps together.
  const template = 'dist/database-template-demo.tar.gz';
  await enterContents(await openDatabase({ directory: join(dataDir, 'db'), template }));
  return dataDir;
}

/** Fills a migrated database and closes it. */
export async function enterContents(db: Database): Promise<void> {
  await seedDemo(db);
  for (const table of MARKED_TABLES) await db.script(`update ${table} set seeded = false`);
  await deleteDataSetMark(db);
  await db.script(`
    update clinic set banner_image = null, profile_image = null, introduction_images = '[]';
    update doctor set profile_image = null;
    update event set card_image = null, main_image = null, detail_images = '[]';
    update review set before_photos = '[]', after_photos = '[]';`);
  await giveEnrolmentCodes(db);
  await db.close();
}

async function giveEnrolmentCodes(db: Database): Promise<void> {
  const code = { codeHash: hashOfCode(ENROLMENT_CODE), until: new Date(Date.now() + DAY_MS) };
  const operators = await db.query<{ id: string }>(`select id from staff where role = 'OPERATOR'`);
  for (const { id } of operators) await replaceEnrolmentCode(db, { ...code, staffId: id });
}
