import { createHmac } from 'node:crypto';
import { isSameSecret } from '../lib/isSameSecret.ts';
import { derive, type Key, keyOf } from './seal.ts';

/** The key of the installation. It is read once at the start and never stored with the data. */
export interface MasterKey {
  /** Seals the keys of members. */
  wrapping: Key;
  /** Bytes for another purpose, e.g. for a keyed hash. */
  derive: (purpose: string) => Buffer;
}

/**
 * During a rotation (`npm run keys:rotate`) a second master key opens, too: in the first round the next one, then the
 * former one (docs/operations.md, "A new master key").
 */
export interface MasterKeys {
  current: MasterKey;
  old: MasterKey | null;
}

export const masterKeyOf = (bytes: Buffer): MasterKey => ({
  wrapping: keyOf(derive(bytes, 'wrapping')),
  derive: (purpose) => derive(bytes, purpose),
});

/** A hash that only this installation can compute. From a plain hash a short text could be guessed. */
export interface KeyedHash {
  of: (text: string) => string;
  /** Also true for a hash under the former master key. */
  matches: (text: string, hash: string) => boolean;
}

export function createKeyedHash({ current, old }: MasterKeys, purpose: string): KeyedHash {
  const keys = [current, ...(old ? [old] : [])].map((key) => key.derive(purpose));
  const hashes = (text: string) => keys.map((key) => hashOf(key, text));
  return {
    of: (text) => hashes(text)[0] ?? '',
    matches: (text, hash) => hashes(text).some((own) => isSameSecret(own, hash)),
  };
}

const hashOf = (key: Buffer, text: string) =>
  `hmac.${createHmac('sha256', key).update(text).digest('base64url')}`;
