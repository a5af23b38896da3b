import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './refusal.ts';

/**
 * Calls per address that made the server work. Whole offices and phone carriers share one address,
 * so the default allows four calls a second over five minutes; cached answers do not count at all.
 */
export const DEFAULT_CALLS_PER_5_MIN = 1_200;
const DURATION_S = 5 * 60;
const BYTES_PER_POINT = 256 * 1024;

export interface RateLimit {
  /** Counts one call, or refuses it with the time to wait. */
  take(address: string): Promise<void>;
  /** A big answer counts for more than one call. */
  charge(address: string, bytes: number): Promise<void>;
}

export function createRateLimit(callsPer5Min: number = DEFAULT_CALLS_PER_5_MIN): RateLimit {
  const limiter = new RateLimiterMemory({ points: callsPer5Min, duration: DURATION_S });
  return {
    take: async (address) => {
      try {
        await limiter.consume(address);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const seconds = Math.ceil(reason.msBeforeNext / 1_000);
        throw refuse('too_many_requests', undefined, { 'Retry-After': String(seconds) });
      }
    },
    charge: async (address, bytes) => {
      const points = Math.floor(bytes / BYTES_PER_POINT);
      if (points > 0) await limiter.penalty(address, points);
    },
  };
}
