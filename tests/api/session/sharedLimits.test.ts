import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { createFactorLimits } from '../../../server/domain/secondFactor/factorLimits.ts';
import { unlockStaff } from '../../../server/domain/secondFactor/unlockStaff.ts';
import { limitLiffLogins } from '../../../server/domain/session/login/limitLiffLogins.ts';
import { createSignInLimits } from '../../../server/domain/staff/signInLimits.ts';
import { deleteOldTries, overAllProcesses } from '../../../server/http/guard/limiters.ts';
import { limits } from '../../../server/limits/limits.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { aStaff, digestOf } from '../../support/fixtures/staff/aStaff.ts';

const REFUSED = { code: 'too_many_requests' };
const place = { address: '192.0.2.1', isKnownDevice: false };
const nothing = async () => {};
/** Six digits of an app, tried in an unknown browser. */
const digits = {
  name: 'totp',
  staffId: 'staff',
  address: '192.0.2.1',
  isKnownBrowser: false,
} as const;

forOneEngine((engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => emptyTables(db));

  /** The limits of two processes, which only share the database. */
  const two = <T>(make: () => T): [T, T] => [make(), make()];

  // Only PostgreSQL has several processes.
  it.runIf(engine === 'postgres')('sign-ins through two apps are counted together', async () => {
    const { userId: user_id } = await aStaff(db);
    const [one, other] = [await openTestApp({ db }), await openTestApp({ db })];
    const form = { user_id, password: digestOf('a guess') };
    const statuses: number[] = [];
    for (let i = 0; i <= limits.signIn.triesHere; i += 1) {
      const { status } = await (i % 2 === 0 ? one : other).send('POST', '/auth/login', form);
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(limits.signIn.triesHere).fill(401), 429]);
  });

  it.runIf(engine === 'postgres')(
    'so are codes, until a right one through any of them',
    async () => {
      const [one, other] = two(() => createFactorLimits(overAllProcesses(db)));
      for (let i = 0; i < limits.secondFactor.triesAtAccount; i += 1) {
        await (i % 2 === 0 ? one : other).take(digits);
      }
      const elsewhere = { ...digits, address: '192.0.2.2' };
      await expect(one.take(elsewhere)).rejects.toMatchObject(REFUSED);
      await other.reset(digits);
      await one.take(elsewhere);
    },
  );

  it.runIf(engine === 'postgres')(
    'staff:unlock ends the tries at the account for the running server',
    async () => {
      const { userId, staffId } = await aStaff(db);
      const tries = [digits, { ...digits, isKnownBrowser: true }].map((each) => ({
        ...each,
        staffId,
      }));
      const { take } = createFactorLimits(overAllProcesses(db));
      for (const each of tries) {
        for (let i = 0; i < limits.secondFactor.triesAtAccount; i += 1) await take(each);
        await expect(take(each)).rejects.toMatchObject(REFUSED);
      }
      const audit = createAudit({ db, masterKeys: testMasterKeys });
      await unlockStaff({ db, audit, policy: 'all' }, userId, new Date());
      for (const each of tries) await take(each);
    },
  );

  it.runIf(engine === 'postgres')('so are logins with one ID token of LINE', async () => {
    const [one, other] = two(() => limitLiffLogins(overAllProcesses(db)));
    const all = Array.from({ length: 2 * limits.liffLogin.perToken }, (_, i) =>
      (i % 2 === 0 ? one : other)('token'),
    );
    const results = await Promise.allSettled(all);
    const taken = results.filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(limits.liffLogin.perToken);
  });

  it.runIf(engine === 'postgres')(
    'an address where staff have signed in is known to the other processes, too',
    async () => {
      const [one, other] = two(() => createSignInLimits(overAllProcesses(db)));
      await one.reset('colleague', place);
      await deleteOldTries(db, new Date(Date.now() + limits.signIn.knownAddressMs / 2));
      for (let i = 0; i < limits.signIn.triesAtAccount; i += 1) {
        await one.check('boss', { ...place, address: `10.0.${i}.1` }, nothing);
      }
      const elsewhere = { ...place, address: '192.0.2.2' };
      await expect(other.check('boss', elsewhere, nothing)).rejects.toMatchObject(REFUSED);
      await other.check('boss', place, nothing);
    },
  );

  it('a correct password resets the tries of the account from there', async () => {
    const { check, reset } = createSignInLimits(overAllProcesses(db));
    for (let i = 1; i < limits.signIn.triesHere; i += 1) await check('boss', place, nothing);
    await reset('boss', place);
    for (let i = 0; i < limits.signIn.triesHere; i += 1) await check('boss', place, nothing);
    await expect(check('boss', place, nothing)).rejects.toMatchObject(REFUSED);
  });

  it('the table names no account and no address, and is emptied after its time', async () => {
    const { check } = createSignInLimits(overAllProcesses(db));
    await check('boss', place, nothing);
    const rows = await db.query<{ key: string; points: number }>('select key, points from tries');
    expect(rows).toHaveLength(engine === 'postgres' ? 5 : 0);
    expect(JSON.stringify(rows)).not.toMatch(/boss|192/);
    await deleteOldTries(db, new Date());
    expect(await db.query('select key from tries')).toHaveLength(rows.length);
    await deleteOldTries(db, new Date(Date.now() + 2 * limits.signIn.accountMs));
    expect(await db.query('select key from tries')).toEqual([]);
  });

  it.runIf(engine === 'postgres')('without the table a process counts for itself', async () => {
    const broken = { ...db, query: () => Promise.reject(new Error('away')) };
    const take = limitLiffLogins(overAllProcesses(broken));
    for (let i = 0; i < limits.liffLogin.perToken; i += 1) await take('token');
    await expect(take('token')).rejects.toMatchObject(REFUSED);
  });
});
