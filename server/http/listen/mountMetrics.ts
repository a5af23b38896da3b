import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Queryable } from '../../db/database.ts';
import { selectBacklog } from '../../notify/noticeSql.ts';
import { refuse } from '../../refusal.ts';
import { dataHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';
import { countsOf } from './requestLog.ts';

const PATH = '/metrics';

interface MetricsServices {
  /** The bearer token that may read; null: /metrics does not exist. */
  token: string | null;
  log: Logger;
  now: () => Date;
}

/** Counters in the text format of Prometheus. Numbers and route patterns only, no personal data. */
export function mountMetrics(
  app: Hono<AppEnv>,
  db: Queryable,
  { token, log, now }: MetricsServices,
): void {
  app.get(PATH, async (c) => {
    c.set('route', PATH);
    if (token === null) throw refuse('not_found');
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
      throw refuse('unauthenticated');
    }
    const { waiting, oldest } = await selectBacklog(db);
    const age = oldest === null ? 0 : Math.max(0, now().getTime() - oldest.getTime()) / 1_000;
    const text = [
      ...metric('process_uptime_seconds', 'gauge', [['', process.uptime()]]),
      ...metric('process_resident_memory_bytes', 'gauge', [['', process.memoryUsage.rss()]]),
      ...metric('notices_waiting', 'gauge', [['', waiting]]),
      ...metric('notices_oldest_waiting_seconds', 'gauge', [['', age]]),
      ...requestLines(log),
      '',
    ].join('\n');
    const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    return new Response(text, {
      headers: { ...dataHeaders, ...type, 'Cache-Control': 'no-store' },
    });
  });
}

function requestLines(log: Logger): string[] {
  const kinds = countsOf(log).map(({ method, route, status, count, ms }) => {
    const labels = `{method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${status}"}`;
    return { labels, count, seconds: ms / 1_000 };
  });
  return [
    ...metric(
      'http_requests_total',
      'counter',
      kinds.map(({ labels, count }) => [labels, count]),
    ),
    ...metric(
      'http_request_seconds_total',
      'counter',
      kinds.map(({ labels, seconds }) => [labels, seconds]),
    ),
  ];
}

const metric = (
  name: string,
  type: string,
  values: [labels: string, value: number][],
): string[] => [
  `# TYPE ${name} ${type}`,
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
];

const escapeLabel = (text: string) => text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');

/** Compares in constant time. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
