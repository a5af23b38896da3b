import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import { observeDatabase } from '../../../server/db/observeDatabase.ts';
import { createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import { createOtlpTracing } from '../../../server/tracing/otlpTracing.ts';
import type { TraceSettings } from '../../../server/tracing/tracing.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { listen } from '../../support/app/server/listen.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { openTraceCollector } from '../../support/fakes/traceCollector.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});

const traceparent = `00-${TRACE}-${SPAN}-01`;

async function openTraced(settings: Partial<TraceSettings> = {}) {
  const collector = await openTraceCollector();
  const tracing = createOtlpTracing({
    endpoint: collector.url,
    headers: { authorization: 'Bearer collector' },
    percent: 100,
    ...settings,
  });
  const { context } = await openTestApp({ db: database });
  const db = observeDatabase(context.db, tracing.observeDatabase);
  const answers = createAnswerCache(context.feed);
  const logged = openLogLines();
  const app = createApp({ ...context, db }, { answers, tracing, log: logged.log });
  return { collector, tracing, app, answers, db, logged };
}

describe('with a collector', () => {
  it('a request is a span, and its statements are spans below it, in the trace of the caller', async () => {
    const { collector, tracing, app, db, logged } = await openTraced();
    const answer = await app.request('/public/doctors?limit=1', { headers: { traceparent } });
    await db.query('select 1');
    await tracing.stop();

    expect(answer.headers.get('x-request-id')).toBe(TRACE);
    expect(logged.lines()[0]).toMatchObject({ id: TRACE });
    expect(collector.heads[0]).toEqual({ path: '/v1/traces', authorization: 'Bearer collector' });
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'GET /public/doctors');
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: SPAN,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/public/doctors',
        'http.response.status_code': 200,
        'request.id': TRACE,
      },
    });
    const statements = spans.filter((span) => span !== request);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
      expect(statement.name).toMatch(/^select \w+$/);
    }
  });

  it('nothing that a person typed, sent or is called is part of a span', async () => {
    const { collector, tracing, app } = await openTraced();
    const secret = 'hongsecret';
    await app.request(`/public/search?q=${secret}`, { headers: { cookie: `${secret}=1` } });
    await app.request(`/public/clinics/${secret}`);
    await app.request(`/nowhere/${secret}`, { headers: { 'x-request-id': `${secret} ${secret}` } });
    await app.request('/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
      body: JSON.stringify({ user_id: secret, password: secret }),
    });
    await tracing.stop();
    expect(collector.spans().length).toBeGreaterThan(3);
    expect(collector.text()).not.toContain(secret);
  });

  it('an answer from memory is a span, too, and has the id that the request brought', async () => {
    const { collector, tracing, app, answers } = await openTraced();
    const { url } = await listen({ app, answers }, undefined, tracing);
    await (await fetch(`${url}/public/events?limit=1`)).text();
    const known = await fetch(`${url}/public/events?limit=1`, { headers: { traceparent } });
    expect(known.headers.get('x-request-id')).toBe(TRACE);
    await tracing.stop();
    const spans = collector.spans().filter(({ name }) => name === 'GET /public/events');
    expect(spans).toHaveLength(2);
    expect(spans.find(({ traceId }) => traceId === TRACE)).toMatchObject({ parentSpanId: SPAN });
  });

  it('at 0 percent nothing is sent, even if the caller asks for it', async () => {
    const { collector, tracing, app } = await openTraced({ percent: 0 });
    await app.request('/public/doctors?limit=1', { headers: { traceparent } });
    await tracing.stop();
    expect(collector.heads).toEqual([]);
  });

  it('requests are answered as before when the collector is gone, and a stop does not wait for it', async () => {
    const { collector, tracing, app } = await openTraced();
    collector.close();
    expect((await app.request('/public/doctors?limit=1')).status).toBe(200);
    const begun = performance.now();
    await tracing.stop();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('the id of a request', () => {
  it('is in the answer, in an error and in the log', async () => {
    const logged = openLogLines();
    const { app } = await openTestApp({ db: database, options: { log: logged.log } });
    const headers = { 'X-Request-Id': 'proxy-1234' };
    const answer = await app.request('/public/clinics/unknown', { headers });
    expect(answer.headers.get('x-request-id')).toBe('proxy-1234');
    expect(await answer.json()).toMatchObject({ requestId: 'proxy-1234' });
    const own = await app.request('/public/clinics/unknown', {
      headers: { 'X-Request-Id': 'a b' },
    });
    const { requestId } = (await own.json()) as { requestId: string };
    // Caches share such answers.
    expect(own.headers.get('x-request-id')).toBeNull();
    expect(requestId).toMatch(/^[\w-]+$/);
    expect(logged.lines().map(({ id }) => id)).toEqual(['proxy-1234', requestId]);
  });
});
