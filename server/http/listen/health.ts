import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Queryable } from '../../db/database.ts';
import { shareRunning } from '../../lib/shareRunning.ts';
import { limits } from '../../limits/limits.ts';
import { dataHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';

/** main.ts sets it at the start and at the stop. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}

/** /healthz: the process runs. /readyz: a load balancer may send visitors here. */
export function mountHealth(app: Hono<AppEnv>, db: Queryable, readiness: Readiness): void {
  const answers = databaseAnswers(db);
  const headers = { ...dataHeaders, 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return new Response('{"status":"alive"}', { headers });
  });
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    const status = readiness.state === 'ready' && !(await answers()) ? 'database' : readiness.state;
    return new Response(JSON.stringify({ status }), {
      status: status === 'ready' ? 200 : 503,
      headers,
    });
  });
}

/**
 * Reads a row that exists after the migrations. Simultaneous requests share one query, and a good
 * result is reused for a moment.
 */
function databaseAnswers(db: Queryable): () => Promise<boolean> {
  let goodUntil = 0;

  const ask = shareRunning(async () => {
    try {
      const rows = await db.query('select 1 from feed');
      if (rows.length === 1) goodUntil = performance.now() + limits.database.readyKeptMs;
      return rows.length === 1;
    } catch {
      return false;
    }
  });

  return async () => {
    if (performance.now() < goodUntil) return true;
    return Promise.race([ask(), wait(limits.database.readyMs, false, { ref: false })]);
  };
}
