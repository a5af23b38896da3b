import type { ClientConfig } from '../contract/clientConfig.ts';
import type { Database } from './db/database.ts';
import type { PublicVersion } from './db/publicVersion.ts';

/** What every route may lean on. Chosen in main.ts (or by a test), passed down, never imported. */
export interface AppContext {
  /** The database of the version watch, so that a write of ours is noticed when it commits. */
  db: Database;
  publicVersion: PublicVersion;
  clientConfig: ClientConfig;
  now: () => Date;
}
