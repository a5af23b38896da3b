import { inMemory, type MakeLimiter } from '../../../http/guard/limiters.ts';
import { refuseTooMany } from '../../../http/guard/rateLimit.ts';
import { limits } from '../../../limits/limits.ts';

/**
 * Counts the logins with an ID token of LIFF and refuses too many. LIFF returns the same token until it expires, so it
 * may come a few times. More often means it was stolen.
 */
export function limitLiffLogins(
  make: MakeLimiter = inMemory,
): (tokenHash: string) => Promise<void> {
  const { perToken: points, windowMs: ms } = limits.liffLogin;
  const limiter = make({ name: 'LIFF login', points, ms });
  return async (tokenHash) => {
    await limiter.consume(tokenHash).catch(refuseTooMany);
  };
}
