import type { Hono } from 'hono';
import { addressOf } from '../../http/addressOf.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import type { RateLimit } from '../../http/rateLimit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Logins } from './logins.ts';

const START = '/oauth/naver/start';
const CALLBACK = '/oauth/naver';

interface Surroundings {
  now: () => Date;
  rateLimit: RateLimit;
  trustedHops: number;
}

/**
 * Naver has a callback but neither a button nor a call for its address, so a login with it begins by a link
 * to here. Where it cannot begin, the callback page, which gets no code, says so.
 */
export function mountNaverStart(
  app: Hono<AppEnv>,
  logins: Logins,
  { now, rateLimit, trustedHops }: Surroundings,
): void {
  app.get(START, async (c) => {
    c.set('route', START);
    const address = addressOf(c, trustedHops);
    if (address !== null) await rateLimit.take(address);
    const caller = {
      now: now(),
      headers: c.req.raw.headers,
      setCookie: (cookie: string) => c.var.cookies.push(cookie),
    };
    const url = await logins.begin('naver', caller).then(
      (begun) => begun.url,
      (error: unknown) => {
        if (error instanceof Refusal) return CALLBACK;
        throw error;
      },
    );
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(url, 302);
  });
}
