import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Queryable } from '../db/database.ts';
import type { AppEnv } from './appEnv.ts';
import { dataHeaders } from './securityHeaders.ts';

const PATIENCE_MS = 1_000;

/** Set by whoever starts and stops the process. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}

/** /healthz: the process lives. /readyz: it may be sent visitors. */
export function mountHealth(app: Hono<AppEnv>, db: Queryable, readiness: Readiness): void {
  const headers = { ...dataHeaders, 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return new Response('{"status":"alive"}', { headers });
  });
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    const status =
      readiness.state === 'ready' && !(await answers(db)) ? 'database' : readiness.state;
    return new Response(JSON.stringify({ status }), {
      status: status === 'ready' ? 200 : 503,
      headers,
    });
  });
}

/** Asks the row that exists once the migrations are done. */
async function answers(db: Queryable): Promise<boolean> {
  const asked = db.query('select version from public_version').then(
    (rows) => rows.length === 1,
    () => false,
  );
  return Promise.race([asked, wait(PATIENCE_MS, false, { ref: false })]);
}
