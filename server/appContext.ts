import type { ClientConfig } from '../contract/clientConfig.ts';
import type { MemberKeys } from './crypto/createMemberKeys.ts';
import type { MasterKeys } from './crypto/masterKey.ts';
import type { Database } from './db/database.ts';
import type { PublicVersion } from './db/publicVersion.ts';

/** What every route may use. main.ts or a test creates it and passes it down. */
export interface AppContext {
  /** Notices when a transaction that raises the public version commits. */
  db: Database;
  publicVersion: PublicVersion;
  masterKeys: MasterKeys;
  memberKeys: MemberKeys;
  clientConfig: ClientConfig;
  now: () => Date;
}
