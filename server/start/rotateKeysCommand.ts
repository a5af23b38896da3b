import { checkMasterKey } from '../crypto/checkKeys.ts';
import { rotateKeys } from '../crypto/createMemberKeys.ts';
import { KeyProblem, readMasterKeys } from '../crypto/readMasterKeys.ts';
import { keepFormerKeys } from '../domain/audit/formerKeys.ts';
import { rotateUnlinkings } from '../domain/member/unlinkMembers.ts';
import { rotateTotps } from '../domain/secondFactor/totp.ts';
import { openKeyStore } from './openKeys.ts';
import { runCommand, withDatabase } from './runCommand.ts';

/**
 * `npm run keys:rotate`: wraps the keys of all members by the new master key, and seals again what is sealed under the
 * master key itself. The service may run, except on the embedded database; all its processes must have both master
 * keys.
 */
await runCommand(async (env) => {
  const masterKeys = await readMasterKeys(env.keys.master);
  if (!masterKeys.old) {
    throw new KeyProblem('Set the new master key, and the former one as MASTER_KEY_OLD');
  }
  // Opened first: if another process has the embedded database, nothing is changed.
  await withDatabase(env, async (db) => {
    const store = await openKeyStore(env.keys.store);
    try {
      await checkMasterKey(store, masterKeys);
      const count = await rotateKeys(store, masterKeys);
      console.log(`${count} keys are wrapped by the new master key.`);
    } finally {
      await store.close();
    }
    const totps = await rotateTotps(db, masterKeys);
    await rotateUnlinkings(db, masterKeys);
    const former = await keepFormerKeys(db, masterKeys, new Date());
    console.log(`${totps} secrets of authenticator apps are sealed by the new master key.`);
    console.log(`${former} former keys of the access record are sealed by the new master key.`);
  });
});
