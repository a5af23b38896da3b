import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';

/** The member, staff or address that a request counts for. */
export interface Caller {
  key: string;
  /** The network of the address; null for a known device. */
  network: string | null;
}

export interface RateLimit {
  /** Counts points before the work, or refuses with `Retry-After`. */
  take(caller: Caller, points?: number): Promise<void>;
  /** After the work: adds the missing points, or gives back the extra ones (negative). */
  settle(caller: Caller, points: number): Promise<void>;
}

/** The limiter counts whole numbers, but one photo is only a part of a point. */
const PARTS = limits.calls.picturesPerPoint;

export function createRateLimit(perWindow: number = limits.calls.perWindow): RateLimit {
  const duration = limits.calls.windowMs / 1_000;
  const ofCaller = new RateLimiterMemory({ points: perWindow * PARTS, duration });
  const ofNetwork = new RateLimiterMemory({
    points: perWindow * PARTS * limits.calls.addressesOfNetwork,
    duration,
  });

  /** A call that costs more than the whole limit counts as the whole limit, so it passes if it is the first one. */
  const countOf = (limiter: RateLimiterMemory, points: number) =>
    Math.min(points * PARTS, limiter.points);
  const giveBack = (limiter: RateLimiterMemory, key: string, points: number) =>
    limiter.reward(key, countOf(limiter, points));
  const take = async (limiter: RateLimiterMemory, key: string, points: number) => {
    try {
      await limiter.consume(key, countOf(limiter, points));
    } catch (reason) {
      // A refused call is not counted, so that cheaper calls still pass.
      await giveBack(limiter, key, points);
      refuseTooMany(reason);
    }
  };

  return {
    take: async ({ key, network }, points = 1) => {
      // The caller first: otherwise one address that is refused again and again uses up the calls of its network.
      await take(ofCaller, key, points);
      if (network === null) return;
      await take(ofNetwork, network, points).catch(async (refusal) => {
        await giveBack(ofCaller, key, points);
        throw refusal;
      });
    },
    settle: async ({ key, network }, points) => {
      if (points === 0) return;
      await ofCaller.penalty(key, points * PARTS);
      if (network !== null) await ofNetwork.penalty(network, points * PARTS);
    },
  };
}

/** Turns the rejection of a limiter into a refusal with the time to wait. Other errors are thrown as they are. */
export function refuseTooMany(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.ceil(reason.msBeforeNext / 1_000);
  throw refuse('too_many_requests', undefined, { 'Retry-After': String(seconds) });
}
