import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/database.ts';
import { limits } from '../limits/limits.ts';
import { countCacheReads } from '../metrics/cacheReads.ts';
import type { KeyStore, UnsentMessage } from './keyStore.ts';
import { hasSealedTexts } from './lostKeys.ts';
import type { MasterKeys } from './masterKey.ts';
import { wrappingKeys } from './reseal.ts';
import { CannotOpen, type Key, keyOf, newKeyBytes, open, seal, sealedUnder } from './seal.ts';

/** One key for each member. It opens the member's texts until the member is erased. */
export interface MemberKeys {
  /** Null when the member has no key. */
  find(memberId: string): Promise<Key | null>;
  /** Throws `KeyLost` when the member has sealed texts, but no key. In a transaction `rows` is its tx. */
  findOrMake(rows: Queryable, memberId: string): Promise<Key>;
  erase(memberId: string, at: Date): Promise<void>;
  /** Writes counsels into the erasure log. Their member keeps the key, so a restore has to erase the texts again. */
  logErasedTexts(counselIds: readonly string[], at: Date): Promise<void>;
  /** Writes a message that was taken back in LINE into the erasure log, for the same reason. */
  logUnsent(message: UnsentMessage, at: Date): Promise<void>;
  /** Writes withdrawn consents into the erasure log, for the same cause. */
  logWithdrawals(consentIds: readonly string[], at: Date): Promise<void>;
}

/** A second key would open new texts only. And when the lost key is put back, it would open the old texts only. */
export class KeyLost extends Error {
  override readonly name = 'KeyLost';
}

const reads = countCacheReads('member_keys');

const placeOf = (memberId: string) => ({ table: 'member_key', id: memberId, column: 'wrapped' });

export function createMemberKeys(
  store: KeyStore,
  masterKeys: MasterKeys,
  { replacesLost = false } = {},
): MemberKeys {
  const unwrap = (memberId: string, wrapped: string) =>
    keyOf(unwrapKey(masterKeys, memberId, wrapped));
  const known = new LRUCache<string, Key>({
    max: limits.kept.memberKeys,
    ttl: limits.kept.memberKeyMs,
    fetchMethod: async (memberId) => {
      const wrapped = await store.read(memberId);
      return wrapped === null ? undefined : unwrap(memberId, wrapped);
    },
  });
  /** Null when the member has no key, or when the key cannot be unwrapped. */
  const find = async (memberId: string) => {
    reads[known.has(memberId) ? 'hits' : 'misses'] += 1;
    try {
      return (await known.fetch(memberId)) ?? null;
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      return null;
    }
  };

  return {
    find,
    async findOrMake(rows, memberId) {
      const found = await find(memberId);
      if (found) return found;
      const mayLack = replacesLost || !(await hasSealedTexts(rows, memberId));
      // Another process may have made the key, and sealed a text with it, in between.
      if (!mayLack && (await store.read(memberId)) === null) {
        throw new KeyLost('The member has sealed texts, but the key store has no key for them');
      }
      const bytes = newKeyBytes();
      const wrapped = await store.create(memberId, (id) =>
        wrapKey(masterKeys, id, { memberId, bytes }),
      );
      const key = unwrap(memberId, wrapped);
      known.set(memberId, key);
      return key;
    },
    async erase(memberId, at) {
      await store.erase(memberId, at);
      known.delete(memberId);
    },
    logErasedTexts: (counselIds, at) => store.logErasedTexts(counselIds, at),
    logUnsent: (message, at) => store.logUnsent(message, at),
    logWithdrawals: (consentIds, at) => store.logWithdrawals(consentIds, at),
  };
}

/** Wraps again each key that is still wrapped by the former master key. The service may run meanwhile. */
export async function rotateKeys(store: KeyStore, masterKeys: MasterKeys): Promise<number> {
  const { id } = masterKeys.current.wrapping;
  // From now on new keys are wrapped by the new master key.
  await store.setMasterId(id);
  const count = await store.replace((memberId, wrapped) => {
    if (sealedUnder(wrapped) === id) return null;
    return wrapKey(masterKeys, id, { memberId, bytes: unwrapKey(masterKeys, memberId, wrapped) });
  });
  // A member may have been erased between reading and writing the key.
  await store.eraseAgain();
  return count;
}

function wrapKey(
  masterKeys: MasterKeys,
  masterId: string,
  { memberId, bytes }: { memberId: string; bytes: Buffer },
): string {
  return seal(bytes, masterWith(masterKeys, masterId), placeOf(memberId));
}

const unwrapKey = (masterKeys: MasterKeys, memberId: string, wrapped: string): Buffer =>
  open(wrapped, masterWith(masterKeys, sealedUnder(wrapped)), placeOf(memberId));

function masterWith(masterKeys: MasterKeys, masterId: string): Key {
  const found = wrappingKeys(masterKeys).find(({ id }) => id === masterId);
  if (!found) throw new CannotOpen('wrapped by an unknown master key');
  return found;
}
