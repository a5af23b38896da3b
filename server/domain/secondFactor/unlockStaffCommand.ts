import { parseArgs } from 'node:util';
import { readMasterKeys } from '../../crypto/readMasterKeys.ts';
import { runCommand, withDatabase } from '../../start/runCommand.ts';
import { createAudit } from '../audit/audit.ts';
import { unlockStaff } from './unlockStaff.ts';

/** `npm run staff:unlock -- --user name`, for staff who lost their second factor and their recovery codes. */
await runCommand(async (env) => {
  const { user } = parseArgs({ options: { user: { type: 'string' } } }).values;
  if (!user) throw new Error('Usage: npm run staff:unlock -- --user name');
  const masterKeys = await readMasterKeys(env.keys.master);
  await withDatabase(env, async (db) => {
    const audit = createAudit({ db, masterKeys });
    console.log(await unlockStaff({ db, audit, policy: env.factorPolicy }, user, new Date()));
  });
});
