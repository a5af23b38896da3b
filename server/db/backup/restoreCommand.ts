import { createReadStream } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { readEnvOrExit } from '../../env/env.ts';
import { migrate } from '../migrate/migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import { readBackup } from './readBackup.ts';

/** `npm run restore -- folder`: restores a backup into an empty database. */
const [folder] = process.argv.slice(2);
const { databaseUrl, dataDir, s3 } = readEnvOrExit(process.env);

if (folder) await restore(folder).catch(reportError);
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
      await cp(join(from, 'files'), join(dataDir, 'files'), { recursive: true }).catch(
        ignoreMissing,
      );
    console.log(`${rows} rows were restored.`);
  } finally {
    await db.close();
  }
}

/** Starts reading with the first line that is requested, so that no line is lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = bytes.pipe(createGunzip()).setEncoding('utf8');
  bytes.once('error', (cause) => text.destroy(cause));
  let rest = '';
  for await (const piece of text) {
    // Not node:readline: some versions split at other characters, which may be part of a text.
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function reportError(cause: unknown): void {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
