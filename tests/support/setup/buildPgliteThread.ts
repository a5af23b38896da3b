import { mkdir, rm, writeFile } from 'node:fs/promises';
import { build, type Rolldown } from 'vite';

const FOLDER = 'node_modules/.cache/clinic-counsel';

/** For one run: the program of the database's thread, because loading its TypeScript takes as long as the engine. */
export async function buildPgliteThread(): Promise<() => Promise<void>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, ssr: 'server/db/pglite/pgliteWorker.ts' },
  })) as Rolldown.RolldownOutput; // Of one entry.
  const path = `${process.cwd()}/${FOLDER}/pgliteThread-${process.pid}.mjs`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path, output[0].code);
  process.env.TEST_PGLITE_THREAD = path;
  return () => rm(path);
}
