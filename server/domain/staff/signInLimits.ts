import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '../../http/guard/clientAddress.ts';
import { inMemory, type MakeLimiter } from '../../http/guard/limiters.ts';
import { refuseTooMany } from '../../http/guard/rateLimit.ts';
import { createFairQueue } from '../../lib/fairQueue.ts';
import { limits } from '../../limits/limits.ts';

const { signIn } = limits;

export interface SignInPlace {
  address: string;
  /** This account has signed in with this browser before. */
  isKnownDevice: boolean;
}

export interface SignInLimits {
  /**
   * Counts a try, then runs `work` (the password check) when it is its turn. Refuses too many tries, whether the
   * account exists or not.
   */
  check<T>(userId: string, place: SignInPlace, work: () => Promise<T>): Promise<T>;
  /** Called after a correct password: resets the counters. */
  reset(userId: string, place: SignInPlace): Promise<void>;
}

/**
 * Limits guessing. Known devices and known addresses have their own queue and limits, so an attack from many unknown
 * addresses does not delay staff. The queues are those of this process: they share out its memory and processor.
 */
export function createSignInLimits(make: MakeLimiter = inMemory): SignInLimits {
  const tries = (by: string, points: number, ms: number) =>
    make({ name: `sign-in ${by}`, points, ms });
  const byAddress = tries('address', signIn.triesOfAddress, signIn.addressMs);
  const byAccountAndAddress = tries('here', signIn.triesHere, signIn.hereMs);
  const byAccount = tries('account', signIn.triesAtAccount, signIn.accountMs);
  const byNetwork = tries('network', signIn.triesOfNetwork, signIn.unknownMs);
  const ofUnknown = tries('unknown', signIn.triesOfUnknown, signIn.unknownMs);
  const inKnownTurn = turns('passwords_known', signIn.knownChecksAtOnce);
  const inUnknownTurn = turns('passwords_unknown', signIn.unknownChecksAtOnce);
  const known = tries('known', 1, signIn.knownAddressMs);

  return {
    check: async (userId, place, work) => {
      const from = originOf(userId, place);
      await consume(byAddress, from);
      await consume(byAccountAndAddress, accountAndAddress(userId, from));
      if (place.isKnownDevice || (await known.get(place.address)) !== null) {
        // Counts without refusing.
        await byAccount.penalty(userId);
        return inKnownTurn(from, work);
      }
      const network = networkOf(place.address);
      await consume(byNetwork, network);
      await consume(byAccount, userId);
      await consume(ofUnknown, 'all');
      return inUnknownTurn(network, work);
    },
    reset: async (userId, place) => {
      await known.set(place.address, 1, signIn.knownAddressMs / 1_000);
      await byAccountAndAddress.delete(accountAndAddress(userId, originOf(userId, place)));
      await byAccount.reward(userId);
    },
  };
}

/** A known device has its own limits, even when others share its address. */
const originOf = (userId: string, { address, isKnownDevice }: SignInPlace) =>
  isKnownDevice ? `device ${userId}` : address;

/** User ids contain no space. */
const accountAndAddress = (userId: string, from: string) => `${userId} ${from}`;

const turns = (name: string, places: number) =>
  createFairQueue({
    name,
    places,
    mostWaiting: signIn.checksWaiting,
    mostWaitingOfOne: signIn.checksWaitingOfOne,
  });

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.consume(key).catch(refuseTooMany);
}
