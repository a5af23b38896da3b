import { checkMasterKey } from '../crypto/checkKeys.ts';
import { rotateKeys } from '../crypto/createMemberKeys.ts';
import { KeyProblem, readMasterKeys } from '../crypto/readMasterKeys.ts';
import { readEnvOrExit } from '../env/env.ts';
import { openKeyStore } from './openKeys.ts';

/**
 * `npm run keys:rotate`: wraps the keys of all members by the new master key. The service may run; all its processes
 * must know both master keys.
 */
const env = readEnvOrExit(process.env);

try {
  const masterKeys = await readMasterKeys(env.keys.master);
  if (!masterKeys.old) {
    throw new KeyProblem('Set the new master key, and the former one as MASTER_KEY_OLD');
  }
  const store = await openKeyStore(env.keys.store);
  try {
    await checkMasterKey(store, masterKeys);
    const count = await rotateKeys(store, masterKeys);
    console.log(`${count} keys are wrapped by the new master key.`);
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
