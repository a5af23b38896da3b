import { createReadStream } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { readEnvOrExit } from '../../env/env.ts';
import { migrate } from '../migrate/migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import { readBackup } from './readBackup.ts';

/** `npm run restore -- folder`: what `npm run backup` wrote, into a database that is empty. */
const [folder] = process.argv.slice(2);
const { databaseUrl, dataDir, s3 } = readEnvOrExit(process.env);

if (folder) await restore(folder).catch(sayWhy);
else {
  console.error('Usage: npm run restore -- folder');
  process.exitCode = 1;
}

async function restore(from: string): Promise<void> {
  const db = await openDatabase({ url: databaseUrl ?? undefined, directory: join(dataDir, 'db') });
  try {
    await migrate(db);
    const rows = await readBackup(db, linesOf(join(from, 'rows.jsonl.gz')));
    if (!s3)
      await cp(join(from, 'files'), join(dataDir, 'files'), { recursive: true }).catch(ifNone);
    console.log(`${rows} rows are back.`);
  } finally {
    await db.close();
  }
}

/** Begins to read when it is asked for the first line: lines that nobody waits for would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = bytes.pipe(createGunzip()).setEncoding('utf8');
  bytes.once('error', (cause) => text.destroy(cause));
  let rest = '';
  for await (const piece of text) {
    // Not by node:readline: some versions take other characters for ends of lines, and texts may hold those.
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function ifNone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function sayWhy(cause: unknown): void {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
