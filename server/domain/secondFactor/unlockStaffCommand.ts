import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMasterKeys } from '../../crypto/readMasterKeys.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { readEnv } from '../../env/env.ts';
import { createAudit } from '../audit/audit.ts';
import { unlockStaff } from './unlockStaff.ts';

/** `npm run staff:unlock -- --user name`, for staff who lost their second factor and their recovery codes. */
try {
  const { values } = parseArgs({ options: { user: { type: 'string' } } });
  if (!values.user) throw new Error('Usage: npm run staff:unlock -- --user name');
  const { databaseUrl, dataDir, keys: settings, factorPolicy: policy } = readEnv(process.env);
  const masterKeys = await readMasterKeys(settings.master);
  const db: Database = await openDatabase({ url: databaseUrl, directory: join(dataDir, 'db') });
  try {
    await migrate(db);
    const audit = createAudit({ db, masterKeys });
    console.log(await unlockStaff({ db, audit, policy }, values.user, new Date()));
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
