import { parseArgs } from 'node:util';
import { readMasterKeys } from '../../crypto/readMasterKeys.ts';
import { runCommand, withDatabase } from '../../start/runCommand.ts';
import { readLoggedHeads } from './auditHeads.ts';
import { breakSentence, checkWhole } from './checkWhole.ts';
import { readAuditKeys } from './formerKeys.ts';

/** `npm run audit:check`, or `npm run audit:check -- --log file` to compare with the heads in a log. Exit code 1: broken. */
await runCommand(async (env) => {
  const { values } = parseArgs({ options: { log: { type: 'string' } } });
  const masterKeys = await readMasterKeys(env.keys.master);
  const logged = values.log === undefined ? null : await readLoggedHeads(values.log);
  await withDatabase(env, async (db) => {
    const keys = await readAuditKeys(db, masterKeys);
    const { rows, broken } = await checkWhole({ db, keys, logged }, (checked) =>
      process.stderr.write(`${checked} entries checked\n`),
    );
    const heads = logged ? `, compared with ${logged.size} days of the log` : '';
    console.log(broken ? breakSentence(broken) : `${rows} entries are unchanged${heads}`);
    if (broken) process.exitCode = 1;
  });
});
