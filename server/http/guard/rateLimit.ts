import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '../../limits.ts';
import { refuse } from '../../refusal.ts';

/** Whom a request counts for. */
export interface Caller {
  key: string;
  /** The /24 or /48 around an address; null for a known device. */
  network: string | null;
}

export interface RateLimit {
  /** Counts so many points before the work, or refuses it with the time to wait. */
  take(caller: Caller, points?: number): Promise<void>;
  /** After the work: what was taken too much comes back, what was too little is taken now. */
  settle(caller: Caller, points: number): Promise<void>;
}

/** The limiter counts whole numbers, and a photo that is looked up is a part of a point. */
const PARTS = limits.calls.photosPerPoint;

export function createRateLimit(perWindow: number = limits.calls.perWindow): RateLimit {
  const duration = limits.calls.windowMs / 1_000;
  const ofCaller = new RateLimiterMemory({ points: perWindow * PARTS, duration });
  const ofNetwork = new RateLimiterMemory({
    points: perWindow * PARTS * limits.calls.addressesOfNetwork,
    duration,
  });

  /** What is dearer than the whole limit is let through by a full one. */
  const take = async (limiter: RateLimiterMemory, key: string, wanted: number) => {
    const points = Math.min(wanted * PARTS, limiter.points);
    try {
      await limiter.consume(key, points);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      // What is refused is not counted, so that cheap calls go on after a dear one was refused.
      await limiter.reward(key, points);
      const seconds = Math.ceil(reason.msBeforeNext / 1_000);
      throw refuse('too_many_requests', undefined, { 'Retry-After': String(seconds) });
    }
  };

  return {
    take: async ({ key, network }, points = 1) => {
      if (network !== null) await take(ofNetwork, network, points);
      await take(ofCaller, key, points);
    },
    settle: async ({ key, network }, points) => {
      if (points === 0) return;
      await ofCaller.penalty(key, points * PARTS);
      if (network !== null) await ofNetwork.penalty(network, points * PARTS);
    },
  };
}
