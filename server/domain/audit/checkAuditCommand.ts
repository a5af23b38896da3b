import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMasterKeys } from '../../crypto/readMasterKeys.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { readEnv } from '../../env/env.ts';
import { readLoggedHeads } from './auditHeads.ts';
import { breakSentence, checkWhole } from './checkWhole.ts';
import { readAuditKeys } from './formerKeys.ts';

/** `npm run audit:check`, or `npm run audit:check -- --log file` to compare with the heads in a log. Exit code 1: broken. */
try {
  const { values } = parseArgs({ options: { log: { type: 'string' } } });
  const { databaseUrl, dataDir, keys: settings } = readEnv(process.env);
  const masterKeys = await readMasterKeys(settings.master);
  const logged = values.log === undefined ? null : await readLoggedHeads(values.log);
  const db = await openDatabase({ url: databaseUrl, directory: join(dataDir, 'db') });
  try {
    await migrate(db);
    const keys = await readAuditKeys(db, masterKeys);
    const { rows, broken } = await checkWhole({ db, keys, logged }, (checked) =>
      process.stderr.write(`${checked} entries checked\n`),
    );
    const heads = logged ? `, compared with ${logged.size} days of the log` : '';
    console.log(broken ? breakSentence(broken) : `${rows} entries are unchanged${heads}`);
    if (broken) process.exitCode = 1;
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
