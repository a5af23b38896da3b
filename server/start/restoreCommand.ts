import { createReadStream } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { refuseOtherStore } from '../crypto/checkKeys.ts';
import { readBackup } from '../db/backup/readBackup.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { eraseAgain } from '../domain/member/eraseAgain.ts';
import { removeFilesNow } from '../domain/upload/sweepUploads.ts';
import { readEnvOrExit } from '../env/env.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { openKeyStore } from './openKeys.ts';

/**
 * `npm run restore -- folder`: restores a backup into an empty database. Members who were erased after the backup are
 * erased again. `--without-keys`: the keys are lost, so texts cannot be read and no member is erased again.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-keys': { type: 'boolean', default: false } },
});
const [folder] = positionals;
const env = readEnvOrExit(process.env);

if (folder) await restore(folder).catch(reportError);
else {
  console.error('Usage: npm run restore -- folder');
  process.exitCode = 1;
}

async function restore(from: string): Promise<void> {
  const { databaseUrl, dataDir, s3 } = env;
  const db = await openDatabase({ url: databaseUrl ?? undefined, directory: join(dataDir, 'db') });
  const keys = await openKeyStore(env.keys.store);
  try {
    await migrate(db);
    const erased = { count: 0, files: [] as string[] };
    const rows = await readBackup(db, linesOf(join(from, 'rows.jsonl.gz')), async (tx) => {
      if (values['without-keys']) await tx.query("delete from setting where key = 'key_store'");
      else await refuseOtherStore(tx, keys);
      Object.assign(erased, await eraseAgain(tx, await keys.erased(), new Date()));
    });
    if (!s3)
      await cp(join(from, 'files'), join(dataDir, 'files'), { recursive: true }).catch(
        ignoreMissing,
      );
    await removeFilesNow(createFileStore(env), erased.files);
    console.log(`${rows} rows were restored.`);
    if (erased.count > 0)
      console.log(`Members who left after the backup: ${erased.count}. They were erased again.`);
  } finally {
    await Promise.all([db.close(), keys.close()]);
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
