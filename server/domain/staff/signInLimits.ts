import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../http/refusal.ts';

const ACCOUNT = { points: 10, duration: 15 * 60 };
/** A clinic shares one address, and so does whoever tries every name there is. */
const ADDRESS = { points: 25, duration: 5 * 60 };

export interface SignInLimits {
  /** Counts a try, or refuses it with the time to wait, right or wrong. */
  take(userId: string, address: string | null): Promise<void>;
  /** It was the right person. */
  forgive(userId: string): Promise<void>;
}

/** Guessing takes tries. An account is never locked for longer than its own window. */
export function createSignInLimits(): SignInLimits {
  const byAccount = new RateLimiterMemory(ACCOUNT);
  const byAddress = new RateLimiterMemory(ADDRESS);
  return {
    take: async (userId, address) => {
      if (address !== null) await consume(byAddress, address);
      await consume(byAccount, userId);
    },
    forgive: async (userId) => {
      await byAccount.delete(userId);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.ceil(reason.msBeforeNext / 1_000);
    throw refuse('too_many_requests', undefined, { 'Retry-After': String(seconds) });
  }
}
