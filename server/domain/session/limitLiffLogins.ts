import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '../../limits.ts';
import { refuse } from '../../refusal.ts';

/** LIFF returns the same ID token until it expires, so it may come a few times. More often means it was stolen. */
export function limitLiffLogins(): (tokenHash: string) => Promise<void> {
  const limiter = new RateLimiterMemory({
    points: limits.lineExchange.perToken,
    duration: limits.lineExchange.windowMs / 1_000,
  });
  return async (tokenHash) => {
    try {
      await limiter.consume(tokenHash);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = String(Math.ceil(reason.msBeforeNext / 1_000));
      throw refuse('too_many_requests', undefined, { 'Retry-After': seconds });
    }
  };
}
