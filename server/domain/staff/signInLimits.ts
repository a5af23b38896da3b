import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../http/refusal.ts';

/** Of one account from one address: whoever guesses elsewhere holds nobody up here. */
const HERE = { points: 10, duration: 15 * 60 };
/** A clinic shares one address, and so does whoever tries every name there is. */
const ADDRESS = { points: 25, duration: 5 * 60 };
/** Of one account from everywhere: guessers with many addresses get no further than this. */
const ACCOUNT = { points: 100, duration: 60 * 60 };
const MOST_KNOWN = 1_000;

export interface SignInLimits {
  /** Counts a try, or refuses it with the time to wait, right or wrong, whether there is such an account or not. */
  take(userId: string, address: string): Promise<void>;
  /** It was the right person. */
  forgive(userId: string, address: string): Promise<void>;
}

/**
 * Guessing takes tries, and tries are counted before anything is looked up. Where somebody has signed in
 * before, the bound from everywhere holds nobody up, whichever account is meant: that would tell which exist.
 */
export function createSignInLimits(): SignInLimits {
  const byAddress = new RateLimiterMemory(ADDRESS);
  const byBoth = new RateLimiterMemory(HERE);
  const byAccount = new RateLimiterMemory(ACCOUNT);
  const known = new Set<string>();

  const remember = (address: string) => {
    known.delete(address);
    known.add(address);
    for (const oldest of known) {
      if (known.size <= MOST_KNOWN) return;
      known.delete(oldest);
    }
  };

  return {
    take: async (userId, address) => {
      await consume(byAddress, address);
      await consume(byBoth, bothOf(userId, address));
      await consume(byAccount, userId).catch((refusal) => {
        if (!known.has(address)) throw refusal;
      });
    },
    forgive: async (userId, address) => {
      remember(address);
      await byBoth.delete(bothOf(userId, address));
      await byAccount.reward(userId);
    },
  };
}

/** No name has a space in it. */
const bothOf = (userId: string, address: string) => `${userId} ${address}`;

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.ceil(reason.msBeforeNext / 1_000);
    throw refuse('too_many_requests', undefined, { 'Retry-After': String(seconds) });
  }
}
