import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { isSameSecret } from '../../lib/isSameSecret.ts';
import { limits } from '../../limits/limits.ts';
import { noticesOldest, noticesWaiting, registry } from '../../metrics/metrics.ts';
import { refuse } from '../../refusal.ts';
import { dataHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';

const PATH = '/metrics';

interface Backlog {
  waiting: number;
  oldest: Date | null;
}

interface MetricsServices {
  /** The bearer token that may read; null: /metrics does not exist. */
  token: string | null;
  /** The deliveries of notices that wait. */
  readBacklog: () => Promise<Backlog>;
  now: () => Date;
}

/** All metrics in the text format of Prometheus. Numbers, names and route patterns only, no personal data. */
export function mountMetrics(
  app: Hono<AppEnv>,
  { token, readBacklog, now }: MetricsServices,
): void {
  app.get(PATH, async (c) => {
    c.set('route', PATH);
    if (token === null) throw refuse('not_found');
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
      throw refuse('unauthenticated');
    }
    const backlog = await Promise.race([
      readBacklog().catch(() => null),
      wait(limits.database.readyMs, null, { ref: false }),
    ]);
    showBacklog(backlog, now());
    const type = { 'Content-Type': registry.contentType };
    return new Response(await registry.metrics(), {
      headers: { ...dataHeaders, ...type, 'Cache-Control': 'no-store' },
    });
  });
}

/** While the database does not answer, the two gauges are missing and all other metrics stay. */
function showBacklog(backlog: Backlog | null, now: Date): void {
  if (!backlog) {
    noticesWaiting.remove();
    noticesOldest.remove();
    return;
  }
  const { waiting, oldest } = backlog;
  noticesWaiting.set(waiting);
  noticesOldest.set(oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1_000);
}
