import type { MakeLimiter } from '../../http/guard/limiters.ts';
import { refuseTooMany } from '../../http/guard/rateLimit.ts';
import { limits } from '../../limits/limits.ts';

const { secondFactor } = limits;

/** As the access record names them. */
export type FactorName = 'totp' | 'recovery code' | 'passkey' | 'enrolment code';

export interface FactorTry {
  name: FactorName;
  staffId: string;
  address: string | null;
  /** A sign-in of this account was completed in this browser before. */
  isKnownBrowser: boolean;
}

export interface FactorLimits {
  /** Counts a try before the code is compared, or refuses it. */
  take(given: FactorTry): Promise<void>;
  /** After a right code. */
  reset(given: FactorTry): Promise<void>;
  /** After the factors of the account were removed. */
  clear(staffId: string): Promise<void>;
}

/**
 * Limits guessing of codes. Only a session that has given the password can try. A person who has only the password must
 * not lock out the owner: only the six digits of an app are counted for the account, since all others are too long to
 * be guessed, and browsers that are known have their own counts.
 */
export function createFactorLimits(make: MakeLimiter): FactorLimits {
  const tries = (by: string, points: number, ms: number) =>
    make({ name: `second factor ${by}`, points, ms });
  const ofAddress = tries('address', secondFactor.triesOfAddress, secondFactor.addressMs);
  const atAccount = tries('account', secondFactor.triesAtAccount, secondFactor.accountMs);
  const ofDay = tries('day', secondFactor.triesOfDay, secondFactor.dayMs);
  return {
    take: async (given) => {
      await ofAddress.consume(given.address ?? '').catch(refuseTooMany);
      if (given.name !== 'totp') return;
      const account = accountOf(given);
      await atAccount.consume(account).catch(refuseTooMany);
      await ofDay.consume(account).catch(refuseTooMany);
    },
    reset: async (given) => {
      if (given.name !== 'totp') return;
      const account = accountOf(given);
      await atAccount.delete(account);
      await ofDay.reward(account);
    },
    clear: async (staffId) => {
      for (const isKnownBrowser of [true, false]) {
        const account = accountOf({ staffId, isKnownBrowser });
        await atAccount.delete(account);
        await ofDay.delete(account);
      }
    },
  };
}

const accountOf = ({ staffId, isKnownBrowser }: Pick<FactorTry, 'staffId' | 'isKnownBrowser'>) =>
  isKnownBrowser ? `known ${staffId}` : staffId;
