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
 * `npm run backup -- folder`: the rows, and the uploaded files where they are kept on this machine. While a
 * server holds the embedded database nothing else may open it: stop it first. PostgreSQL goes on meanwhile.
 */
const [folder] = process.argv.slice(2);
const { databaseUrl, dataDir, s3 } = readEnvOrExit(process.env);

if (folder) await backUp(folder).catch(sayWhy);
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
    // Who can read these can read everything.
    await mkdir(into, { recursive: true, mode: 0o700 });
    const rows = await saveRows(db, `${file}.unfinished`);
    // After the rows, so that whatever they name is there; files without a row are swept by the server.
    if (!s3) await copyFiles(join(dataDir, 'files'), join(into, 'files'));
    await rename(`${file}.unfinished`, file);
    console.log(`${rows} rows are in ${into}.`);
  } finally {
    await db.close();
  }
}

/** Under a name of its own until all is there, so that what broke off is no backup and in nobody's way. */
async function saveRows(db: Database, path: string): Promise<number> {
  const gzip = createGzip();
  const saving = pipeline(gzip, createWriteStream(path, { mode: 0o600 }));
  // A disk that is full is heard of with the next line, or at the end.
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

/** One by one: a server that goes on may remove any of them meanwhile, and the others still have to come. */
async function copyFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(ifNone);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries ?? []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) await copyFile(source, target).catch(ifNone);
    else if (entry.name !== 'unfinished') await copyFiles(source, target);
  }
}

function ifNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function sayWhy(cause: unknown): void {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
