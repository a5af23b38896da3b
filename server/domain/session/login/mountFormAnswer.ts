import type { Hono } from 'hono';
import type { AppEnv } from '../../../http/appEnv.ts';
import { type CallCounting, countCall } from '../../../http/guard/countCall.ts';
import { readForm } from '../../../http/input/readBody.ts';
import { Refusal } from '../../../refusal.ts';
import type { Logins } from './logins.ts';

const PATH = '/oauth/apple';

/**
 * Apple's page posts its answer to this server, which redirects to the callback page with two codes in the address.
 * Without codes the page shows that the login failed.
 */
export function mountFormAnswer(
  app: Hono<AppEnv>,
  logins: Logins,
  { now, ...counting }: CallCounting & { now: () => Date },
): void {
  app.post(PATH, async (c) => {
    c.set('route', PATH);
    await countCall(c, counting);
    const codes = await codesOf(c.req.raw, logins, now()).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const query = codes ? `?${new URLSearchParams(codes)}` : '';
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(PATH + query, 303);
  });
}

async function codesOf(request: Request, logins: Logins, now: Date) {
  const form = await readForm(request);
  const [code, state] = [form.get('code'), form.get('state')];
  if (!code || !state) return null;
  const caller = { now, headers: request.headers };
  // The state is already used. The page where the login began needs it to recognize its own login.
  return { ...(await logins.finishForm('apple', { code, state }, caller)), state };
}
