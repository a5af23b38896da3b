import type { Queryable } from '../../db/database.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { aboutSelf, by } from '../audit/audit.ts';
import { exchangeStaffToken } from '../staff/staffSession.ts';
import {
  assertFreshFactor,
  assertFreshPassword,
  type FactorPolicy,
  isFactorRequired,
} from './factorState.ts';
import type { FactorCall, FactorServices } from './giveFactor.ts';
import { hashOfCode, newRecoveryCodes } from './oneTimeCodes.ts';
import {
  deleteEnrolmentCode,
  deleteFactors,
  type FactorOwner,
  lockFactors,
  markFactorGiven,
  replaceRecoveryCodes,
  selectFactors,
} from './secondFactorSql.ts';

/** Adds and removes second factors of the caller's own account. */
export function createEnrolment({ db, audit, cookie }: FactorServices, policy: FactorPolicy) {
  /**
   * With a factor: the caller has given one in the last ten minutes. Without a factor: this session has given the
   * enrolment code if the account must have a factor, so a stolen password is not enough; else it has given the
   * password in the last ten minutes.
   */
  const assertMayChange = async (
    tx: Queryable,
    { session, now }: FactorCall,
    account: FactorOwner,
  ) => {
    if (account.hasFactor) {
      if (session.factor.givenAt === null) throw refuse('second_factor_due');
      return assertFreshFactor({ ...session, factor: { ...session.factor, isSet: true } }, now);
    }
    if (!isFactorRequired(session.role, policy)) return assertFreshPassword(session, now);
    const factors = await selectFactors(tx, session);
    if (!factors?.isEnrolling) throw refuse('second_factor_due');
  };

  /** Runs the change in a transaction. Changes of one account's factors run one after another. */
  const change = <T>(
    caller: FactorCall,
    work: (tx: Queryable, account: FactorOwner) => Promise<T>,
    detail?: string,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const { staffId } = caller.session;
      const account = orNotFound(await lockFactors(tx, staffId));
      await assertMayChange(tx, caller, account);
      const result = await work(tx, account);
      if (detail) {
        const entry = { ...aboutSelf(staffId), action: 'FACTOR_CHANGED', detail } as const;
        await audit.write(tx, { ...entry, ...by(caller) });
      }
      return result;
    });

  const renewRecoveryCodes = async (tx: Queryable, staffId: string) => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, staffId, codes.map(hashOfCode));
    return codes;
  };

  return {
    change,

    /**
     * The first factor comes with recovery codes, completes the sign-in and exchanges the token. The browser is then
     * known.
     */
    add: async (caller: FactorCall, detail: string, insert: (tx: Queryable) => Promise<void>) => {
      const { staffId, familyId, factor } = caller.session;
      const first = await change(
        caller,
        async (tx, { hasFactor, user_id: userId }) => {
          await insert(tx);
          if (hasFactor) return null;
          await markFactorGiven(tx, familyId, caller.now);
          await deleteEnrolmentCode(tx, staffId);
          const codes = await renewRecoveryCodes(tx, staffId);
          if (factor.isDue) {
            const entry = { ...aboutSelf(staffId), action: 'SIGNED_IN' } as const;
            await audit.write(tx, { ...entry, ...by(caller), detail: 'enrolment code' });
          }
          return { userId, codes, ...(await exchangeStaffToken(tx, familyId)) };
        },
        detail,
      );
      if (!first) return null;
      caller.setCookie(cookie.write(first.token, caller.now, first.until));
      caller.setCookie(await caller.devices.remember(first));
      return first.codes;
    },

    /** Recovery codes end with the last factor. */
    remove: (caller: FactorCall, detail: string, remove: (tx: Queryable) => Promise<void>) => {
      const { staffId, role } = caller.session;
      return change(
        caller,
        async (tx) => {
          await remove(tx);
          if ((await lockFactors(tx, staffId))?.hasFactor) return;
          if (isFactorRequired(role, policy)) throw refuse('not_allowed_now');
          await deleteFactors(tx, staffId);
        },
        detail,
      );
    },

    renewRecoveryCodes: (caller: FactorCall) =>
      change(
        caller,
        async (tx, { hasFactor }) => {
          if (!hasFactor) throw refuse('not_allowed_now');
          return renewRecoveryCodes(tx, caller.session.staffId);
        },
        'recovery codes renewed',
      ),
  };
}
