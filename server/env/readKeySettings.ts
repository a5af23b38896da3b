import { join } from 'node:path';
import type { KeyStoreSettings } from '../crypto/keyStore.ts';
import type { MasterKeySettings } from '../crypto/readMasterKeys.ts';
import { EnvError } from './envError.ts';
import type { EnvValues } from './envVariables.ts';

export interface KeySettings {
  master: MasterKeySettings;
  store: KeyStoreSettings;
}

/** The demonstration makes its own master key, so that it needs no settings. */
export function readKeySettings(values: EnvValues, seed: 'demo' | 'none'): KeySettings {
  if (values.MASTER_KEY && values.MASTER_KEY_COMMAND) {
    throw new EnvError(['Only one of MASTER_KEY, MASTER_KEY_FILE, MASTER_KEY_COMMAND may be set']);
  }
  const master = {
    key: values.MASTER_KEY || null,
    command: values.MASTER_KEY_COMMAND || null,
    oldKey: values.MASTER_KEY_OLD || null,
    ownFile: seed === 'demo' ? join(values.DATA_DIR, 'master.key') : null,
  };
  const directory = values.KEY_DIR || join(values.DATA_DIR, 'keys');
  return { master, store: { directory, url: values.KEY_DATABASE_URL || null } };
}
