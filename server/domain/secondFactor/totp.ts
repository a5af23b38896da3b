import { BRAND } from '../../../contract/brand.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { keyOf, open, type Place, seal, sealedUnder } from '../../crypto/seal.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totpCodes.ts';
import { confirmTotp, deleteTotp, insertPendingTotp, selectTotp, takeTotpStep } from './totpSql.ts';

/** The authenticator app of an account. Its secret is stored encrypted, bound to its row and column. */
export function createTotp({ current, old }: MasterKeys) {
  const keys = [current, ...(old ? [old] : [])].map((key) => keyOf(key.derive('staff_totp')));
  const [key] = keys;
  if (!key) throw new Error('There is no master key');

  /** Undefined when the key that sealed it is gone. */
  const openSecret = (sealed: string | null | undefined, place: Place): string | undefined => {
    const own = sealed && keys.find(({ id }) => id === sealedUnder(sealed));
    return own ? open(sealed, own, place).toString('utf8') : undefined;
  };

  return {
    /** Each code is accepted once: its time step has to be newer than the last one. */
    isRight: (staffId: string, code: string, now: Date) => async (tx: Queryable) => {
      const place = placeOf(staffId, 'secret');
      const secret = openSecret((await selectTotp(tx, staffId))?.secret, place);
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
      const pending = (await selectTotp(tx, staffId))?.pending_secret;
      const secret = openSecret(pending, placeOf(staffId, 'pending_secret'));
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

const placeOf = (id: string, column: 'secret' | 'pending_secret'): Place => ({
  table: 'staff_totp',
  id,
  column,
});
