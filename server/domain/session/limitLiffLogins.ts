import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseTooMany } from '../../http/guard/rateLimit.ts';
import { limits } from '../../limits.ts';

/** LIFF returns the same ID token until it expires, so it may come a few times. More often means it was stolen. */
export function limitLiffLogins(): (tokenHash: string) => Promise<void> {
  const limiter = new RateLimiterMemory({
    points: limits.lineExchange.perToken,
    duration: limits.lineExchange.windowMs / 1_000,
  });
  return async (tokenHash) => {
    await limiter.consume(tokenHash).catch(refuseTooMany);
  };
}
