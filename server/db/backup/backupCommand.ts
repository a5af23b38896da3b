import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readEnv } from '../../env.ts';
import { openDatabase } from '../openDatabase.ts';
import { writeBackup } from './writeBackup.ts';

/**
 * `npm run backup -- folder`: the rows, and the uploaded files where they are kept on this machine. While a
 * server holds the embedded database nothing else may open it: stop it first. PostgreSQL goes on meanwhile.
 */
const [folder] = process.argv.slice(2);
const { databaseUrl, dataDir, s3 } = readEnv(process.env);

if (folder) await backUp(folder).catch(sayWhy);
else {
  console.error('Usage: npm run backup -- folder');
  process.exitCode = 1;
}

async function backUp(into: string): Promise<void> {
  const db = await openDatabase({ url: databaseUrl ?? undefined, directory: join(dataDir, 'db') });
  try {
    // Who can read these can read everything.
    await mkdir(into, { recursive: true, mode: 0o700 });
    const gzip = createGzip();
    const file = gzip.pipe(
      createWriteStream(join(into, 'rows.jsonl.gz'), { mode: 0o600, flags: 'wx' }),
    );
    const rows = await writeBackup(db, async (line) => {
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
    });
    gzip.end();
    await finished(file);
    // After the rows, so that whatever they name is there; files without a row are swept by the server.
    if (!s3) await copyFiles(join(dataDir, 'files'), join(into, 'files'));
    console.log(`${rows} rows are in ${into}.`);
  } finally {
    await db.close();
  }
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
