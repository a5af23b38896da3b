import type { MakeLimiter } from '../../http/guard/limiters.ts';
import { refuseTooMany } from '../../http/guard/rateLimit.ts';
import { limits } from '../../limits.ts';

const { secondFactor } = limits;

export interface FactorLimits {
  /** Counts a try before the code is compared, or refuses it. */
  take(staffId: string, address: string | null): Promise<void>;
  /** After a right code. */
  reset(staffId: string): Promise<void>;
}

/** Limits guessing of codes. Only a session that has given the password can try. */
export function createFactorLimits(make: MakeLimiter): FactorLimits {
  const tries = (by: string, points: number, ms: number) =>
    make({ name: `second factor ${by}`, points, ms });
  const ofAddress = tries('address', secondFactor.triesOfAddress, secondFactor.addressMs);
  const atAccount = tries('account', secondFactor.triesAtAccount, secondFactor.accountMs);
  const ofDay = tries('day', secondFactor.triesOfDay, secondFactor.dayMs);
  return {
    take: async (staffId, address) => {
      await ofAddress.consume(address ?? '').catch(refuseTooMany);
      await atAccount.consume(staffId).catch(refuseTooMany);
      await ofDay.consume(staffId).catch(refuseTooMany);
    },
    reset: async (staffId) => {
      await atAccount.delete(staffId);
      await ofDay.reward(staffId);
    },
  };
}
