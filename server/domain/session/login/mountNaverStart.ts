import type { Hono } from 'hono';
import type { AppEnv } from '../../../http/appEnv.ts';
import { type CallCounting, countCall } from '../../../http/guard/countCall.ts';
import { Refusal } from '../../../refusal.ts';
import type { Logins } from './logins.ts';

const START = '/oauth/naver/start';
const CALLBACK = '/oauth/naver';

/**
 * A login with Naver begins with a link to this address, because the API has no call for it. When the login cannot
 * begin, the callback page shows the failure.
 */
export function mountNaverStart(
  app: Hono<AppEnv>,
  logins: Logins,
  { now, ...counting }: CallCounting & { now: () => Date },
): void {
  app.get(START, async (c) => {
    c.set('route', START);
    await countCall(c, counting);
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
