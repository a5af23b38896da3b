import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseTooMany } from '../../http/guard/rateLimit.ts';
import { limits } from '../../limits.ts';

const { secondFactor } = limits;

export interface FactorLimits {
  /** Counts a try before the code is compared, or refuses it. */
  take(staffId: string, address: string | null): Promise<void>;
  /** After a right code. */
  reset(staffId: string): Promise<void>;
}

/** Limits guessing of codes. Only a session that knows the password can try. */
export function createFactorLimits(): FactorLimits {
  const ofAddress = tries(secondFactor.triesOfAddress, secondFactor.addressMs);
  const atAccount = tries(secondFactor.triesAtAccount, secondFactor.accountMs);
  const ofDay = tries(secondFactor.triesOfDay, secondFactor.dayMs);
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

const tries = (points: number, ms: number) =>
  new RateLimiterMemory({ points, duration: ms / 1_000 });
