import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../http/guard/clientAddress.ts';
import { createFairQueue } from '../../lib/fairQueue.ts';
import { limits } from '../../limits.ts';
import { refuse } from '../../refusal.ts';

const { signIn } = limits;

/** Where a password comes from. */
export interface SignInPlace {
  address: string;
  /** This account has signed in before in this browser. */
  isKnownDevice: boolean;
}

export interface SignInLimits {
  /**
   * Counts a try, or refuses it with the time to wait: right or wrong, whether there is such an account or not.
   * Then checks the password when it is its turn.
   */
  check<T>(userId: string, place: SignInPlace, work: () => Promise<T>): Promise<T>;
  /** It was the right person. */
  forgive(userId: string, place: SignInPlace): Promise<void>;
}

/**
 * Tries are counted before anything is looked up. Known devices, and addresses where staff has signed in, have
 * places and a queue of their own, so that guesses from many addresses hold nobody up who has been here before.
 */
export function createSignInLimits(): SignInLimits {
  const byAddress = tries(signIn.triesOfAddress, signIn.addressMs);
  const byBoth = tries(signIn.triesHere, signIn.hereMs);
  const byAccount = tries(signIn.triesAtAccount, signIn.accountMs);
  const byNetwork = tries(signIn.triesOfNetwork, signIn.unknownMs);
  const ofUnknown = tries(signIn.triesOfUnknown, signIn.unknownMs);
  const inKnownTurn = turns(signIn.knownChecksAtOnce);
  const inUnknownTurn = turns(signIn.unknownChecksAtOnce);
  const known = new Set<string>();

  const remember = (address: string) => {
    known.delete(address);
    known.add(address);
    for (const oldest of known) {
      if (known.size <= signIn.knownAddresses) return;
      known.delete(oldest);
    }
  };

  return {
    check: async (userId, place, work) => {
      const from = originOf(userId, place);
      await consume(byAddress, from);
      await consume(byBoth, bothOf(userId, from));
      if (place.isKnownDevice || known.has(place.address)) {
        await byAccount.penalty(userId);
        return inKnownTurn(from, work);
      }
      const network = networkOf(place.address);
      await consume(byNetwork, network);
      await consume(byAccount, userId);
      await consume(ofUnknown, 'all');
      return inUnknownTurn(network, work);
    },
    forgive: async (userId, place) => {
      remember(place.address);
      await byBoth.delete(bothOf(userId, originOf(userId, place)));
      await byAccount.reward(userId);
    },
  };
}

/** A known device counts for itself, whoever else shares its address. */
const originOf = (userId: string, { address, isKnownDevice }: SignInPlace) =>
  isKnownDevice ? `device ${userId}` : address;

/** No name has a space in it. */
const bothOf = (userId: string, from: string) => `${userId} ${from}`;

const tries = (points: number, ms: number) =>
  new RateLimiterMemory({ points, duration: ms / 1_000 });

const turns = (places: number) =>
  createFairQueue({
    places,
    waiting: signIn.checksWaiting,
    waitingOfOne: signIn.checksWaitingOfOne,
  });

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.ceil(reason.msBeforeNext / 1_000);
    throw refuse('too_many_requests', undefined, { 'Retry-After': String(seconds) });
  }
}
