import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/db/database.ts';
import { createDemo } from '../../../server/demo/demo.ts';
import type { Demonstration } from '../../../server/demonstration.ts';
import { afterFile } from '../setup/afterFile.ts';
import { testClientConfig } from './testClientConfig.ts';

/** The additional services of a demonstration server. */
export async function aDemo(db: Database): Promise<Demonstration> {
  const cache = await mkdtemp(join(tmpdir(), 'pictures-'));
  afterFile(() => rm(cache, { recursive: true, force: true }));
  const originals = 'server/demo/pictures/files';
  return createDemo({ db, clientConfig: testClientConfig }, { originals, cache });
}
