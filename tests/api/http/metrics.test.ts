import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { DatabaseError } from '../../../server/db/database.ts';
import { observeDatabase } from '../../../server/db/observeDatabase.ts';
import { createFairQueue } from '../../../server/lib/fairQueue.ts';
import { MAY_HAVE_ARRIVED } from '../../../server/lib/outcome.ts';
import { measureQueries } from '../../../server/metrics/measureQueries.ts';
import { registry } from '../../../server/metrics/metrics.ts';
import { showPool } from '../../../server/metrics/pools.ts';
import { newCounselText } from '../../../server/notify/staffNoticeTexts.ts';
import { writeStaffNotice } from '../../../server/notify/writeNotices.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

// Other files of this worker count, too. Requests are counted outside of the registry.
beforeAll(() => registry.resetMetrics());
const requestsIn = (metrics: string, route: string, status: number) => {
  const line = `http_requests_total{method="GET",route="${route}",status="${status}"} `;
  return Number(metrics.split(line)[1]?.split('\n')[0] ?? 0);
};

const readMetrics = () => registry.metrics();

const TOKEN = 'monitor';
const asMonitor = (token = TOKEN) => ({ headers: { Authorization: `Bearer ${token}` } });

it('counts requests by pattern and waiting notices, without personal data', async () => {
  const { context, db } = await openTestApp();
  const { log } = openLogLines();
  const app = createApp(context, { log, metricsToken: TOKEN });
  const counsel = await aCounsel(db, { created_at: new Date() });
  const at = new Date(Date.now() - 60_000);
  await writeStaffNotice(db, counsel.id, { textOf: newCounselText, at });
  const before = await readMetrics();
  for (let i = 0; i < 3; i += 1) await app.request('/public/clinics?limit=1');
  await app.request(`/public/clinics/${counsel.id}`);
  const answer = await app.request('/metrics', asMonitor());
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const [route, status, count] of [
    ['/public/clinics', 200, 3],
    ['/public/clinics/:id', 404, 1],
  ] as const) {
    expect(requestsIn(text, route, status) - requestsIn(before, route, status)).toBe(count);
  }
  expect(text).toMatch(/^notices_waiting 1$/m);
  expect(text).toMatch(/^notices_oldest_waiting_seconds 6\d/m);
  expect(text).not.toContain(counsel.id);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(|# TYPE \w+ \w+|# HELP \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  }
});

it('the age of the oldest waiting notice leaves out one that may have arrived, because it waits on purpose', async () => {
  const { context, db } = await openTestApp();
  const app = createApp(context, { metricsToken: TOKEN });
  const write = async (minutes: number) => {
    const counsel = await aCounsel(db, { created_at: new Date() });
    const at = new Date(Date.now() - minutes * 60_000);
    await writeStaffNotice(db, counsel.id, { textOf: newCounselText, at });
  };
  await write(60);
  await db.query(`update outbox set attempts = 2, problem = $1`, [MAY_HAVE_ARRIVED]);
  await write(1);
  const text = await (await app.request('/metrics', asMonitor())).text();
  expect(text).toMatch(/^notices_waiting 2$/m);
  expect(text).toMatch(/^notices_oldest_waiting_seconds 6\d/m);
});

it('needs the token, and does not exist without one', async () => {
  const { app: without, context } = await openTestApp();
  expect((await without.request('/metrics', asMonitor())).status).toBe(404);
  const app = createApp(context, { metricsToken: TOKEN });
  expect((await app.request('/metrics')).status).toBe(401);
  expect((await app.request('/metrics', asMonitor('other'))).status).toBe(401);
  expect((await app.request('/metrics', asMonitor())).status).toBe(200);
});

it('has the times of requests and of the database, and what caches, pools and queues do', async () => {
  const { context } = await openTestApp();
  const db = observeDatabase(context.db, measureQueries);
  const app = createApp({ ...context, db });
  await app.request('/public/doctors?limit=1');
  await app.request('/public/doctors?limit=1');
  await db.transaction((tx) => tx.query('select 1'));
  const hide = showPool('test', { totalCount: 3, idleCount: 1, waitingCount: 2 });
  const runInTurn = createFairQueue({
    name: 'test',
    places: 1,
    mostWaiting: 1,
    mostWaitingOfOne: 1,
  });
  expect(await readMetrics()).toContain('queue_refusals_total{queue="test"} 0');
  let end = () => {};
  const running = runInTurn('a', () => new Promise<void>((resolve) => (end = resolve)));
  const waiting = runInTurn('a', async () => {});
  await expect(runInTurn('a', async () => {})).rejects.toMatchObject({ code: 'too_many_requests' });
  const text = await readMetrics();
  end();
  await Promise.all([running, waiting]);
  hide();

  expect(text).toContain(
    'http_request_duration_seconds_count{route="/public/doctors",status_class="2xx"} 2',
  );
  expect(text).toMatch(/database_query_duration_seconds_count\{kind="statement"\} [1-9]/);
  expect(text).toContain('database_query_duration_seconds_count{kind="transaction"} 1');
  expect(text).toMatch(/cache_reads_total\{cache="answers",result="hit"\} [1-9]/);
  expect(text).toMatch(/cache_reads_total\{cache="answers",result="miss"\} [1-9]/);
  expect(text).toContain('database_connections{pool="test",state="busy"} 2');
  expect(text).toContain('database_waiting{pool="test"} 2');
  for (const line of ['queue_waiting', 'queue_running', 'queue_refusals_total'])
    expect(text).toContain(`${line}{queue="test"} 1`);
  const later = await readMetrics();
  for (const line of ['queue_waiting', 'queue_running'])
    expect(later).toContain(`${line}{queue="test"} 0`);
  expect(later).not.toContain('pool="test"');
});

it('shows a pool until it is closed itself, also when another pool of its name closes first', async () => {
  const pool = { totalCount: 4, idleCount: 1, waitingCount: 2 };
  const hide = showPool('twice', { ...pool });
  showPool('twice', { ...pool })();
  const text = await readMetrics();
  hide();
  expect(text).toContain('database_connections{pool="twice",state="busy"} 3');
  expect(text).toContain('database_waiting{pool="twice"} 2');
  expect(await readMetrics()).not.toContain('pool="twice"');
});

describe('without the database', () => {
  const unanswered: Promise<never> = new Promise(() => {});
  it.each([
    ['refuses', () => Promise.reject(new DatabaseError('08006', 'connection lost'))],
    ['hangs', () => unanswered],
  ])('has all metrics but those of waiting notices: it %s', async (_how, query) => {
    const { context } = await openTestApp();
    const app = createApp(context, { metricsToken: TOKEN });
    await app.request('/metrics', asMonitor());
    const ill = createApp({ ...context, db: { ...context.db, query } }, { metricsToken: TOKEN });
    const begun = performance.now();
    const answer = await ill.request('/metrics', asMonitor());
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(requestsIn(text, '/metrics', 200)).toBeGreaterThan(0);
    expect(text).not.toMatch(/^notices_(waiting|oldest_waiting_seconds) /m);
    expect(await (await app.request('/metrics', asMonitor())).text()).toMatch(
      /^notices_waiting 0$/m,
    );
  });
});

it('counts refused sign-ins', async () => {
  const { app, context } = await openTestApp();
  await app.request('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: context.clientConfig.publicUrl },
    body: JSON.stringify({ user_id: 'stranger', password: 'a'.repeat(64) }),
  });
  expect(await readMetrics()).toContain(
    'http_refusals_total{route="/auth/login",code="login_failed"} 1',
  );
});

const PROMQL = ['up', 'and', 'or', 'unless', 'offset'];

/** Without functions, label names, texts in quotes and what Prometheus itself has. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(
    /\{.*?\}|\w+ by \([^)]*\)|on \([^)]*\)|\w+(?=\()|\b\d[\d.]*(e\d+)?\b/g,
    ' ',
  );
  return [...bare.matchAll(/[a-z]\w+/g)]
    .map(([name]) => name)
    .filter((name) => !PROMQL.includes(name));
}

it('has every metric that dashboard and alarms name, and the documents name each of ours', async () => {
  const own = registry.getMetricsAsArray().map(({ name }) => name);
  collectDefaultMetrics({ register: registry });
  const existing = new Set<string>();
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    existing.add(name);
    if (String(type) === 'histogram')
      for (const end of ['bucket', 'sum', 'count']) existing.add(`${name}_${end}`);
  }
  const dashboard = readFileSync('docs/monitoring/dashboard.json', 'utf8');
  const alarms = readFileSync('docs/monitoring/alarms.yaml', 'utf8');
  const expressions = [
    ...[...alarms.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression ?? ''),
    ...JSON.parse(dashboard).panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    ),
  ];
  const named = [...new Set(expressions.flatMap(metricsIn))];
  expect(expressions.length).toBeGreaterThan(20);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(own.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});
