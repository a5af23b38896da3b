import type { Hono } from 'hono';
import { isSameSecret } from '../../lib/isSameSecret.ts';
import { noticesOldest, noticesWaiting, registry } from '../../metrics/metrics.ts';
import { refuse } from '../../refusal.ts';
import { dataHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';

const PATH = '/metrics';

interface MetricsServices {
  /** The bearer token that may read; null: /metrics does not exist. */
  token: string | null;
  /** The deliveries of notices that wait. */
  readBacklog: () => Promise<{ waiting: number; oldest: Date | null }>;
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
    const { waiting, oldest } = await readBacklog();
    noticesWaiting.set(waiting);
    const age = oldest === null ? 0 : Math.max(0, now().getTime() - oldest.getTime());
    noticesOldest.set(age / 1_000);
    const type = { 'Content-Type': registry.contentType };
    return new Response(await registry.metrics(), {
      headers: { ...dataHeaders, ...type, 'Cache-Control': 'no-store' },
    });
  });
}
