import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { bindKeyStore, checkMasterKey } from '../../../server/crypto/checkKeys.ts';
import { createMemberKeys, rotateKeys } from '../../../server/crypto/createMemberKeys.ts';
import { createDatabaseKeyStore } from '../../../server/crypto/databaseKeyStore.ts';
import { createDirectoryKeyStore } from '../../../server/crypto/directoryKeyStore.ts';
import type { KeyStore } from '../../../server/crypto/keyStore.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { newKeyBytes } from '../../../server/crypto/seal.ts';
import { dropAll, openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { hasPostgres, openTestPostgres } from '../../support/app/database/testPostgres.ts';
import { noTexts } from '../../support/fakes/fakeKeyStore.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const [old, current] = [masterKeyOf(newKeyBytes()), masterKeyOf(newKeyBytes())];
const before = { current: old, old: null };
const during = { current, old };
const after = { current, old: null };

/** Opens the same place again, as another process would. */
type Open = () => Promise<KeyStore>;

const folders = mkdtempSync(join(tmpdir(), 'key-store-'));
afterFile(() => rmSync(folders, { recursive: true }));

async function aFolder(): Promise<Open> {
  const folder = join(folders, uuidv7());
  return async () => createDirectoryKeyStore(folder);
}

async function aDatabase(): Promise<Open> {
  const db = await openTestPostgres();
  afterFile(db.close);
  await dropAll(db);
  return () => createDatabaseKeyStore(db);
}

const PLACES: [string, () => Promise<Open>, boolean][] = [
  ['files', aFolder, true],
  ['a PostgreSQL database', aDatabase, hasPostgres],
];

describe.each(PLACES)('keys in %s', (_name, make, isThere) => {
  describe.runIf(isThere)('are kept', () => {
    let open: Open;
    let store: KeyStore;
    beforeEach(async () => {
      open = await make();
      store = await open();
      await checkMasterKey(store, before);
    });
    const idOf = async (memberId: string, masterKeys = before) =>
      (await createMemberKeys(await open(), masterKeys).find(memberId))?.id;

    it('so that all processes that make a key at once get the same one', async () => {
      const member = uuidv7();
      expect(await idOf(member)).toBeUndefined();
      const stores = await Promise.all(Array.from({ length: 8 }, open));
      const made = await Promise.all(
        stores.map((one) => createMemberKeys(one, before).findOrMake(noTexts, member)),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await idOf(member)).toBe(made[0]?.id);
      expect(await idOf(uuidv7())).toBeUndefined();
    });

    it('also when another process makes the first key, and seals a text, just before', async () => {
      const member = uuidv7();
      const other = createMemberKeys(await open(), before);
      const query = async () => {
        await other.findOrMake(noTexts, member);
        return [{ found: true } as never];
      };
      const own = await createMemberKeys(store, before).findOrMake({ ...noTexts, query }, member);
      expect(own.id).toBe(await idOf(member));
    });

    it('and the store says which members have none', async () => {
      const [one, none, other] = [uuidv7(), uuidv7(), uuidv7()];
      for (const member of [one, other]) {
        await createMemberKeys(store, before).findOrMake(noTexts, member);
      }
      expect(await store.withoutKey([one, none, other])).toEqual([none]);
      expect(await store.withoutKey([])).toEqual([]);
    });

    it('until the member is erased, which the log remembers', async () => {
      const [gone, other] = [uuidv7(), uuidv7()];
      const keys = createMemberKeys(store, before);
      await keys.findOrMake(noTexts, gone);
      await keys.findOrMake(noTexts, other);
      for (let times = 0; times < 2; times += 1) await keys.erase(gone, AT);
      expect(await keys.find(gone)).toBeNull();
      expect(await idOf(gone)).toBeUndefined();
      expect(await idOf(other)).toBeDefined();
      expect(await (await open()).erased()).toEqual([gone]);
    });

    it('also when the member has texts erased, which the log remembers', async () => {
      const counsels = [uuidv7(), uuidv7()];
      for (let times = 0; times < 2; times += 1) await store.logErasedTexts(counsels, AT);
      const logged = await (await open()).erasedTexts();
      expect([...logged].sort()).toEqual(counsels);
    });

    it('also when the member takes messages back in LINE, which the log remembers', async () => {
      const message = { memberId: uuidv7(), lineId: '71' };
      const other = { ...message, lineId: '72' };
      for (let times = 0; times < 2; times += 1) await store.logUnsent(message, AT);
      await store.logUnsent(other, AT);
      const logged = await (await open()).unsent();
      expect([...logged].sort((a, b) => (a.lineId < b.lineId ? -1 : 1))).toEqual([message, other]);
    });

    it('also when the member withdraws consents, which the log remembers', async () => {
      const consents = [uuidv7(), uuidv7()];
      for (let times = 0; times < 2; times += 1) await store.logWithdrawals(consents, AT);
      const logged = await (await open()).withdrawals();
      expect([...logged].sort()).toEqual(consents);
    });

    it('when the master key is replaced while members get keys and leave', async () => {
      const members = Array.from({ length: 40 }, uuidv7);
      const first = createMemberKeys(store, before);
      const ids = await Promise.all(
        members.map(async (id) => (await first.findOrMake(noTexts, id)).id),
      );
      const [gone = '', ...staying] = members;

      const service = createMemberKeys(await open(), during);
      const late = Array.from({ length: 40 }, uuidv7);
      const [, lateIds] = await Promise.all([
        rotateKeys(store, during),
        Promise.all(late.map(async (id) => (await service.findOrMake(noTexts, id)).id)),
        service.erase(gone, AT),
      ]);
      expect(await rotateKeys(store, during)).toBe(0);
      const all = [...staying, ...late];
      const found = await Promise.all(all.map((id) => idOf(id, after)));
      expect(found).toEqual([...ids.slice(1), ...lateIds]);
      expect(await idOf(gone, after)).toBeUndefined();
    });

    it('but not those that a restored copy brings back: the log names their members', async () => {
      const [gone, other] = [uuidv7(), uuidv7()];
      const keys = createMemberKeys(store, before);
      await keys.findOrMake(noTexts, gone);
      await keys.findOrMake(noTexts, other);
      const wrapped = (await store.read(gone)) ?? '';
      await store.erase(gone, AT);
      const restoreCopy = () => store.create(gone, () => wrapped);

      await restoreCopy();
      expect([await store.eraseAgain(), await store.eraseAgain()]).toEqual([1, 0]);
      expect([await idOf(gone), await idOf(other)]).toEqual([undefined, expect.any(String)]);
      // A crash during a rotation may leave such a key, too.
      await restoreCopy();
      await rotateKeys(store, during);
      expect(await store.read(gone)).toBeNull();
    });

    it('and a wrong master key is refused, before and after it was replaced', async () => {
      await expect(checkMasterKey(store, after)).rejects.toThrow('belong to another master key');
      await checkMasterKey(store, during);
      await rotateKeys(store, during);
      await checkMasterKey(store, after);
      await expect(checkMasterKey(store, before)).rejects.toThrow('belong to another master key');
    });

    it('for one database: a process with other keys is refused', async () => {
      const db = await openTestDatabase();
      await bindKeyStore(db, store);
      await bindKeyStore(db, await open());
      const other = await (await make())();
      await expect(bindKeyStore(db, other)).rejects.toThrow('keys of this database are in another');
    });
  });
});

describe('files of keys', () => {
  it('are readable by their owner only', async () => {
    const folder = join(folders, uuidv7());
    const store = createDirectoryKeyStore(folder);
    await checkMasterKey(store, before);
    const member = uuidv7();
    await createMemberKeys(store, before).findOrMake(noTexts, member);
    await store.erase(uuidv7(), AT);
    const modeOf = (...names: string[]) => statSync(join(folder, ...names)).mode & 0o777;
    expect(modeOf()).toBe(0o700);
    for (const names of [['erased.log'], ['master'], ['member', member.slice(-2), member]]) {
      expect(modeOf(...names)).toBe(0o600);
    }
  });

  it('survive a line of the log that a crash cut short', async () => {
    const folder = join(folders, uuidv7());
    const store = createDirectoryKeyStore(folder);
    const [one, cut, two] = [uuidv7(), uuidv7(), uuidv7()];
    await store.erase(one, AT);
    appendFileSync(join(folder, 'erased.log'), `\n${cut} 2026-11`);
    await store.erase(two, AT);
    expect(await store.erased()).toEqual([one, two]);
  });

  it('have no other names than ids of members', async () => {
    const store = createDirectoryKeyStore(join(folders, uuidv7()));
    await expect(async () => store.read('../../master')).rejects.toThrow('Not the id of a member');
  });
});

it.runIf(hasPostgres)('keys in the database of the app are refused', async () => {
  const db = await openTestPostgres();
  afterFile(db.close);
  await expect(createDatabaseKeyStore(db)).rejects.toThrow('keys need a database of their own');
});

it('a key that cannot be unwrapped opens nothing, and no second key is made', async () => {
  const store = await (await aFolder())();
  const member = uuidv7();
  await checkMasterKey(store, before);
  await createMemberKeys(store, before).findOrMake(noTexts, member);
  const wrong = createMemberKeys(store, after);
  expect(await wrong.find(member)).toBeNull();
  await expect(wrong.findOrMake(noTexts, member)).rejects.toThrow('unknown master key');
});
