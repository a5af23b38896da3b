import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { baseHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';
import { logRequest, nextRequestId } from './requestLog.ts';

/** For every request: a request id, the security headers, the cookies and one log line. */
export function frameRequests(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const id = nextRequestId();
    c.set('requestId', id);
    c.set('route', '*');
    c.set('cookies', []);
    c.set('headers', {});
    await next();
    for (const cookie of c.var.cookies) c.res.headers.append('Set-Cookie', cookie);
    for (const [name, value] of Object.entries(c.var.headers)) c.res.headers.set(name, value);
    for (const [name, value] of Object.entries(baseHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (c.env?.isOwn) return;
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    logRequest(log, { method: c.req.method, route: c.var.route, status: c.res.status, ms, id });
  };
}
