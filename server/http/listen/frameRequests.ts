import type { Context, MiddlewareHandler, Next } from 'hono';
import type { Logger } from 'pino';
import type { Tracing } from '../../tracing/tracing.ts';
import { baseHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';
import { nameRequest } from './requestId.ts';
import { logRequest } from './requestLog.ts';

/** For every request: a request id, the security headers, the cookies, one log line and a span. */
export function frameRequests(log: Logger, tracing: Tracing | null): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const isForPage = c.env?.isForPage;
    const { id, isGiven, parent } = nameRequest((name) => c.req.header(name));
    c.set('requestId', id);
    c.set('route', '*');
    c.set('cookies', []);
    c.set('headers', {});
    if (!tracing || isForPage) await answer(c, next);
    else {
      await tracing.request({ method: c.req.method, id, parent }, async () => {
        await answer(c, next);
        return { route: c.var.route, status: c.res.status };
      });
    }
    if (isForPage) return;
    // Only an id that came with the request: caches would send ours to other visitors.
    if (isGiven) c.res.headers.set('X-Request-Id', id);
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    logRequest(log, { method: c.req.method, route: c.var.route, status: c.res.status, ms, id });
  };
}

async function answer(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  for (const cookie of c.var.cookies) c.res.headers.append('Set-Cookie', cookie);
  for (const [name, value] of Object.entries(c.var.headers)) c.res.headers.set(name, value);
  for (const [name, value] of Object.entries(baseHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
}
