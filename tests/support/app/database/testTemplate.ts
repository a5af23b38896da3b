import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../../../server/db/migrate/migrate.ts';
import { migrations } from '../../../../server/db/migrations/migrations.ts';
import { DirectoryInUse, lockDirectory } from '../../../../server/db/pglite/directoryLock.ts';
import { makeTemplates } from '../../../../server/db/pglite/template.ts';

const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const cache = `${modules}.cache/clinic-counsel/`;

/** The path of a migrated, empty cluster; made once for each state of the migrations. */
export async function testTemplate(): Promise<string> {
  const path = `${cache}template-${fingerprint()}.tar.gz`;
  while (!existsSync(path)) await makeUnlessAnotherDoes(path);
  return path;
}

/** Several workers begin at once, and making it keeps a processor busy for seconds. */
async function makeUnlessAnotherDoes(path: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  try {
    const lock = await lockDirectory(cache);
    if (!existsSync(path)) await makeTemplates([{ path, fill: migrate }]);
    await lock.release();
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await setTimeout(100);
  }
}

function fingerprint(): string {
  const engine = readFileSync(`${modules}@electric-sql/pglite/package.json`);
  const hash = createHash('sha256').update(engine).update(JSON.stringify(migrations));
  return hash.digest('hex').slice(0, 16);
}
