import { bindKeyStore, checkMasterKey } from '../crypto/checkKeys.ts';
import { createMemberKeys, type MemberKeys } from '../crypto/createMemberKeys.ts';
import { createDatabaseKeyStore } from '../crypto/databaseKeyStore.ts';
import { createDirectoryKeyStore } from '../crypto/directoryKeyStore.ts';
import type { KeyStore, KeyStoreSettings } from '../crypto/keyStore.ts';
import type { MasterKeys } from '../crypto/masterKey.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { keepFormerKeys } from '../domain/audit/formerKeys.ts';
import type { Env } from '../env/env.ts';
import { limits } from '../limits/limits.ts';

interface Keys {
  memberKeys: MemberKeys;
  store: KeyStore;
  close: () => Promise<void>;
}

/** Opens the keys of members and checks that they belong to this database and to this master key. */
export async function openKeys(db: Database, masterKeys: MasterKeys, env: Env): Promise<Keys> {
  const store = await openKeyStore(env.keys.store);
  await checkMasterKey(store, masterKeys);
  await keepFormerKeys(db, masterKeys, new Date());
  // A demonstration may be started with another folder of keys, and makes new ones: its texts are made up.
  if (env.seed === 'none') await bindKeyStore(db, store);
  const memberKeys = createMemberKeys(store, masterKeys, { replacesLost: env.seed === 'demo' });
  return { memberKeys, store, close: store.close };
}

/** A database if one is configured, else a folder. */
export async function openKeyStore({ directory, url }: KeyStoreSettings): Promise<KeyStore> {
  if (url === null) return createDirectoryKeyStore(directory);
  const { keyConnections: connections, silenceMs: patienceMs } = limits.database;
  const db = await openDatabase({ url, pool: { name: 'keys', connections, patienceMs } });
  try {
    return await createDatabaseKeyStore(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}
