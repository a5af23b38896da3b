import { createMemberKeys, type MemberKeys } from '../../../server/crypto/createMemberKeys.ts';
import type { KeyStore, UnsentMessage } from '../../../server/crypto/keyStore.ts';
import type { Queryable } from '../../../server/db/database.ts';
import { testMasterKeys } from '../app/testKeys.ts';

/** Keys in memory. `keys` has them by member, `log` the erased members. */
export function fakeKeyStore(): KeyStore & { keys: Map<string, string>; log: string[] } {
  const keys = new Map<string, string>();
  const log: string[] = [];
  const textLog: string[] = [];
  const unsentLog: UnsentMessage[] = [];
  const withdrawalLog: string[] = [];
  let master: string | null = testMasterKeys.current.wrapping.id;
  return {
    keys,
    log,
    id: async () => 'fake',
    masterId: async () => master,
    setMasterId: async (id) => {
      master = id;
    },
    read: async (memberId) => keys.get(memberId) ?? null,
    withoutKey: async (memberIds) => memberIds.filter((memberId) => !keys.has(memberId)),
    create: async (memberId, wrap) => {
      const wrapped = keys.get(memberId) ?? wrap(master ?? '');
      keys.set(memberId, wrapped);
      return wrapped;
    },
    erase: async (memberId) => {
      log.push(memberId);
      keys.delete(memberId);
    },
    eraseAgain: async () => log.filter((memberId) => keys.delete(memberId)).length,
    erased: async () => log,
    logErasedTexts: async (counselIds) => {
      textLog.push(...counselIds);
    },
    erasedTexts: async () => textLog,
    logUnsent: async (message) => {
      unsentLog.push(message);
    },
    unsent: async () => unsentLog,
    logWithdrawals: async (consentIds) => {
      withdrawalLog.push(...consentIds);
    },
    withdrawals: async () => withdrawalLog,
    replace: async (rewrap) => {
      let count = 0;
      for (const [memberId, wrapped] of keys) {
        const next = rewrap(memberId, wrapped);
        if (next === null) continue;
        keys.set(memberId, next);
        count += 1;
      }
      return count;
    },
    close: async () => {},
  };
}

/** A database without texts: every member may get a key. */
export const noTexts: Queryable = { query: async () => [], script: async () => {} };

export const fakeMemberKeys = (store = fakeKeyStore()): MemberKeys =>
  createMemberKeys(store, testMasterKeys);
