import { parseArgs } from 'node:util';
import { checkMasterKey, refuseOtherStore } from '../crypto/checkKeys.ts';
import { createMemberKeys } from '../crypto/createMemberKeys.ts';
import type { KeyStore } from '../crypto/keyStore.ts';
import { findLostKeys, lostKeysSentence } from '../crypto/lostKeys.ts';
import { type MasterKeySettings, readMasterKeys } from '../crypto/readMasterKeys.ts';
import type { Database } from '../db/database.ts';
import { openKeyStore } from './openKeys.ts';
import { runCommand, withDatabase } from './runCommand.ts';

/**
 * `npm run keys:check`: looks for members with encrypted texts and without a key. Exit code 1: there are some.
 * `--give-up`: the keys are lost for ever. These members get new ones, so they can write again.
 */
const { values } = parseArgs({ options: { 'give-up': { type: 'boolean', default: false } } });

await runCommand((env) =>
  withDatabase(env, async (db) => {
    const store = await openKeyStore(env.keys.store);
    try {
      await refuseOtherStore(db, store);
      const lost = await findLostKeys(db, store);
      if (lost.length === 0) console.log('Each member with encrypted texts has a key.');
      else if (values['give-up']) await replaceKeys({ db, store, master: env.keys.master }, lost);
      else throw new Error(lostKeysSentence(lost.length));
    } finally {
      await store.close();
    }
  }),
);

async function replaceKeys(
  { db, store, master }: { db: Database; store: KeyStore; master: MasterKeySettings },
  lost: readonly string[],
): Promise<void> {
  const masterKeys = await readMasterKeys(master);
  await checkMasterKey(store, masterKeys);
  const keys = createMemberKeys(store, masterKeys, { replacesLost: true });
  for (const memberId of lost) await keys.findOrMake(db, memberId);
  console.log(`Members with a new key: ${lost.length}. Their former texts stay closed for ever.`);
}
