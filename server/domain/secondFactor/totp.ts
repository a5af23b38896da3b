import { BRAND } from '../../../contract/texts/brand.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { keysFor, keyThatSealed, reseal } from '../../crypto/reseal.ts';
import { seal, type TextPlace } from '../../crypto/seal.ts';
import { installationTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totpCodes.ts';
import {
  confirmTotp,
  deleteTotp,
  insertPendingTotp,
  lockTotp,
  replaceTotpSecrets,
  selectTotps,
  takeTotpStep,
} from './totpSql.ts';

const PURPOSE = 'staff_totp';

/** The authenticator app of an account. Its secret is stored encrypted, bound to its row and column. */
export function createTotp(masterKeys: MasterKeys) {
  const [key] = keysFor(masterKeys, PURPOSE);
  const texts = installationTexts(masterKeys, PURPOSE);

  return {
    /** Each code is accepted once: its time step has to be newer than the last one. */
    isRight: (staffId: string, code: string, now: Date) => async (tx: Queryable) => {
      const place = placeOf(staffId, 'secret');
      const sealed = (await lockTotp(tx, staffId))?.secret;
      const secret = sealed && texts.open(sealed, place);
      const step = secret && stepOfCode(secret, code, now);
      if (!step) return false;
      // Sealed again, so that it moves to a new master key.
      return takeTotpStep(tx, { staffId, step, sealed: seal(secret, key, place) });
    },

    begin: async (tx: Queryable, owner: { staffId: string; account: string }, at: Date) => {
      const { staffId, account } = owner;
      const secret = newTotpSecret();
      const sealed = seal(secret, key, placeOf(staffId, 'pending_secret'));
      await insertPendingTotp(tx, { staffId, sealed, at });
      return { secret, uri: totpUri(secret, { issuer: BRAND.latin, account }) };
    },

    confirm: async (tx: Queryable, staffId: string, code: string, at: Date) => {
      const pending = (await lockTotp(tx, staffId))?.pending_secret;
      const secret = pending && texts.open(pending, placeOf(staffId, 'pending_secret'));
      if (!secret) throw refuse('not_allowed_now');
      const step = stepOfCode(secret, code, at);
      if (step === undefined) throw refuse('wrong_code');
      const sealed = seal(secret, key, placeOf(staffId, 'secret'));
      await confirmTotp(tx, { staffId, sealed, step, at });
    },

    remove: async (tx: Queryable, staffId: string) => {
      if (!(await deleteTotp(tx, staffId))) throw refuse('not_allowed_now');
    },
  };
}

/**
 * Seals the secrets of all accounts under the new master key, and says how many changed. The service may run: a sign-in
 * at the same time seals its secret itself.
 */
export async function rotateTotps(db: Queryable, masterKeys: MasterKeys): Promise<number> {
  const keys = keysFor(masterKeys, PURPOSE);
  let count = 0;
  for (const { staff_id: id, ...former } of await selectTotps(db)) {
    const { secret, pending_secret } = former;
    const next = {
      secret: secret && reseal(secret, keys, placeOf(id, 'secret')),
      pending_secret: pending_secret && reseal(pending_secret, keys, placeOf(id, 'pending_secret')),
    };
    if (next.secret === secret && next.pending_secret === pending_secret) continue;
    if (await replaceTotpSecrets(db, id, { former, next })) count += 1;
  }
  return count;
}

/** False when a secret is sealed with another master key than these. */
export async function opensAllTotps(db: Queryable, masterKeys: MasterKeys): Promise<boolean> {
  const keys = keysFor(masterKeys, PURPOSE);
  const sealed = (await selectTotps(db)).flatMap((row) => [row.secret, row.pending_secret]);
  return sealed.every((secret) => secret === null || keyThatSealed(secret, keys) !== undefined);
}

const placeOf = (id: string, column: 'secret' | 'pending_secret'): TextPlace => ({
  table: 'staff_totp',
  id,
  column,
});
