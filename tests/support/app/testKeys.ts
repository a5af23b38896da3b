import type { MasterKeys } from '../../../server/crypto/masterKey.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';

const BYTES = Buffer.alloc(32, 7);

/** The master key of tests, as a setting. */
export const TEST_MASTER_KEY = BYTES.toString('base64');

export const testMasterKeys: MasterKeys = { current: masterKeyOf(BYTES), old: null };
