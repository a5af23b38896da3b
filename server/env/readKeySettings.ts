import { isAbsolute, join, relative } from 'node:path';
import type { KeyStoreSettings } from '../crypto/keyStore.ts';
import type { MasterKeySettings } from '../crypto/readMasterKeys.ts';
import { EnvError } from './envError.ts';
import type { EnvValues } from './envVariables.ts';

export interface KeySettings {
  master: MasterKeySettings;
  store: KeyStoreSettings;
  /** One copy of DATA_DIR, e.g. a snapshot, has the keys with the rows or photos of a real installation. */
  areBesideData: boolean;
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
  const url = values.KEY_DATABASE_URL || null;
  const isInData = url === null && isInside(values.DATA_DIR, directory);
  const hasData = !(values.DATABASE_URL && values.S3_BUCKET);
  const areBesideData = seed === 'none' && isInData && hasData;
  return { master, store: { directory, url }, areBesideData };
}

function isInside(folder: string, place: string): boolean {
  const path = relative(folder, place);
  return !path.startsWith('..') && !isAbsolute(path);
}
