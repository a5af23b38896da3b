import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readEnvOrExit } from '../../env/env.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { writeBackup } from './writeBackup.ts';

/**
 * `npm run backup -- folder`: saves the rows, and the uploaded files if they are on this machine. The embedded
 * database must be stopped first; PostgreSQL can go on.
 */
const [folder] = process.argv.slice(2);
const { databaseUrl, dataDir, s3 } = readEnvOrExit(process.env);

if (folder) await backUp(folder).catch(reportError);
else {
  console.error('Usage: npm run backup -- folder');
  process.exitCode = 1;
}

async function backUp(into: string): Promise<void> {
  const file = join(into, 'rows.jsonl.gz');
  if (existsSync(file))
    throw new Error(`There is a backup in ${into} already: name another folder`);
  const db = await openDatabase({ url: databaseUrl ?? undefined, directory: join(dataDir, 'db') });
  try {
    // The backup contains all data: only the owner may read it.
    await mkdir(into, { recursive: true, mode: 0o700 });
    const rows = await saveRows(db, `${file}.unfinished`);
    // Files after rows, so that every file that a row names is copied.
    if (!s3) await copyFiles(join(dataDir, 'files'), join(into, 'files'));
    await rename(`${file}.unfinished`, file);
    console.log(`${rows} rows were saved to ${into}.`);
  } finally {
    await db.close();
  }
}

/** Written under another name until complete, so that an interrupted backup is not taken for a whole one. */
async function saveRows(db: Database, path: string): Promise<number> {
  const gzip = createGzip();
  const saving = pipeline(gzip, createWriteStream(path, { mode: 0o600 }));
  // A full disk is reported at the next line or at the end.
  saving.catch(() => undefined);
  const rows = await writeBackup(db, async (line) => {
    if (gzip.write(`${line}\n`)) return;
    if (gzip.errored) throw gzip.errored;
    await once(gzip, 'drain');
  });
  gzip.end();
  await saving;
  return rows;
}

/** Copies file by file, because a running server may delete some of them meanwhile. */
async function copyFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(ignoreMissing);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries ?? []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) await copyFile(source, target).catch(ignoreMissing);
    else if (entry.name !== 'unfinished') await copyFiles(source, target);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function reportError(cause: unknown): void {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
