import type { Queryable } from '../db/database.ts';
import type { KeyStore } from './keyStore.ts';
import type { MasterKeys } from './masterKey.ts';
import { KeyProblem } from './readMasterKeys.ts';

/** Another key store stops the start: it would make a second key for each member, and each would open some texts only. */
export async function bindKeyStore(db: Queryable, store: KeyStore): Promise<void> {
  await db.query(
    "insert into setting (key, value) values ('key_store', $1) on conflict (key) do nothing",
    [await store.id()],
  );
  await refuseOtherStore(db, store);
}

/** The id of the key store; null in a demonstration and before the first start. */
export async function boundStore(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ value: string }>(
    "select value from setting where key = 'key_store'",
  );
  return row?.value ?? null;
}

export async function refuseOtherStore(db: Queryable, store: KeyStore): Promise<void> {
  const bound = await boundStore(db);
  if (bound === null || bound === (await store.id())) return;
  throw new KeyProblem(
    'The keys of this database are in another place: set KEY_DATABASE_URL or KEY_DIR to it. ' +
      'All processes need the same keys (docs/operations.md, "Keys and encrypted texts")',
  );
}

/** A wrong master key stops the start: it would seal new texts, but open none of the old ones. */
export async function checkMasterKey(store: KeyStore, masterKeys: MasterKeys): Promise<void> {
  const { current, old } = masterKeys;
  const id = await store.masterId();
  if (id === null) await store.setMasterId(current.wrapping.id);
  else if (id !== current.wrapping.id && id !== old?.wrapping.id) {
    throw new KeyProblem(
      'The keys of members belong to another master key: set the one they were made with, as MASTER_KEY, ' +
        'or as MASTER_KEY_OLD while it is being replaced',
    );
  }
}
