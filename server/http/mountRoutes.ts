import { Hono } from 'hono';
import { logFailure } from '../lib/log.ts';
import { refusals } from '../metrics/metrics.ts';
import { errorAnswer, toRefusal } from './answer/errorAnswer.ts';
import type { AppEnv } from './appEnv.ts';
import type { Route } from './implement.ts';
import { frameRequests } from './listen/frameRequests.ts';
import { type Services, serveRoute } from './serveRoute.ts';

/** Creates a Hono app for these calls. Each request is logged; each error becomes an error code. */
export function mountRoutes(routes: readonly Route[], services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(frameRequests(services.log, services.tracing));
  app.onError((error, c) => {
    const refusal = toRefusal(error);
    refusals.inc({ route: c.var.route, code: refusal.code });
    if (refusal.code === 'internal') logFailure(services.log, error, c.var.requestId);
    return errorAnswer(refusal, c.var.requestId);
  });
  for (const route of routes) {
    const [method = '', pattern = ''] = route.key.split(' ');
    app.on(method, pattern, serveRoute(route, services));
  }
  return app;
}
