import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { one } from '../../../contract/shape.ts';
import { DatabaseError, type Queryable } from '../../../server/db/database.ts';
import { implement } from '../../../server/http/implement.ts';
import { createListener } from '../../../server/http/listen/createListener.ts';
import { mountHealth, type Readiness } from '../../../server/http/listen/health.ts';
import { openServer, stopServer } from '../../../server/http/listen/httpServer.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { portOf } from '../../support/app/server/listenLocally.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';

const rowsAfter = (ms: number, rows: unknown[] = [{ version: 1 }]): Queryable => ({
  query: async () => {
    await wait(ms);
    return rows as never;
  },
  script: async () => {},
});
const gone: Queryable = {
  query: async () => {
    throw new DatabaseError('08006', 'gone');
  },
  script: async () => {},
};

describe('/readyz', () => {
  it.each<[string, Queryable, Readiness['state'], number, string]>([
    ['a database that answers', rowsAfter(0), 'ready', 200, 'ready'],
    ['one that is gone', gone, 'ready', 503, 'database'],
    ['one that takes longer than a second', rowsAfter(1_500), 'ready', 503, 'database'],
    ['one that has no schema yet', rowsAfter(0, []), 'ready', 503, 'database'],
    ['a process that is starting', rowsAfter(0), 'starting', 503, 'starting'],
    ['one that is starting without a database', gone, 'starting', 503, 'starting'],
    ['a process that is stopping', rowsAfter(0), 'stopping', 503, 'stopping'],
  ])('with %s', async (...[, db, state, status, word]) => {
    const { app } = openCallApp([]);
    mountHealth(app, db, { state });
    const answer = await app.request('/readyz');
    expect([answer.status, await answer.json()]).toEqual([status, { status: word }]);
    const alive = await app.request('/healthz');
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
    for (const { headers } of [answer, alive])
      expect(headers.get('cache-control')).toBe('no-store');
  });

  function asking(results: (() => unknown[])[]) {
    const asked: string[] = [];
    const db: Queryable = {
      query: async (sql) => results[Math.min(asked.push(sql), results.length) - 1]?.() as never,
      script: async () => {},
    };
    const { log, lines } = openLogLines();
    const { app } = openCallApp([], { log });
    mountHealth(app, db, { state: 'ready' });
    const ready = async () => (await app.request('/readyz')).status;
    return { app, lines, ready, asked };
  }
  const row = () => [1];
  const none = () => [];
  const fails = () => {
    throw new DatabaseError('08006', 'gone');
  };

  it('asks the database once for simultaneous requests, and again after a moment', async () => {
    const { ready, asked } = asking([row]);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    expect(await Promise.all([ready(), ready()])).toEqual([200, 200]);
    now.mockReturnValue(1_000_000 + limits.database.readyKeptMs - 1);
    expect([await ready(), asked.length]).toEqual([200, 1]);
    now.mockReturnValue(1_000_000 + limits.database.readyKeptMs);
    await ready();
    // A row of this table exists after the migrations.
    expect(asked).toEqual(Array(2).fill('select 1 from feed'));
    vi.restoreAllMocks();
  });

  it.each([
    ['without a schema', none],
    ['that fails', fails],
  ])('asks a database %s again for the next request', async (_what, bad) => {
    const { ready } = asking([bad, bad, row]);
    expect([await ready(), await ready(), await ready()]).toEqual([503, 503, 200]);
  });

  it('is logged by its address, as /healthz is', async () => {
    const { app, lines } = asking([row]);
    for (const path of ['/readyz', '/healthz']) await app.request(path);
    expect(lines().map(({ route }) => route)).toEqual(['/readyz', '/healthz']);
  });
});

const slow = endpoints({
  'GET /public/slow': { summary: 'Takes its time', audience: 'anyone', output: one(z.int()) },
});

describe('a stop', () => {
  async function openSlow() {
    const readiness: Readiness = { state: 'ready' };
    const begun = promised();
    const finished = promised();
    const { app, answers } = openCallApp(
      implement(slow, {
        'GET /public/slow': async () => {
          begun.resolve();
          await finished.promise;
          return { data: 1 };
        },
      }),
    );
    mountHealth(app, rowsAfter(0), readiness);
    const listener = createListener(app, answers, silentLog);
    const server = await openServer(listener, { port: 0, host: '127.0.0.1' });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const url = `http://127.0.0.1:${port}`;
    return { server, readiness, app, url, begun: begun.promise, finish: finished.resolve };
  }

  function promised() {
    let resolve: () => void = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  }

  it('finishes running requests, refuses new ones, and reports it at /readyz', async () => {
    const { server, readiness, app, url, begun, finish } = await openSlow();
    const inside = fetch(`${url}/public/slow`);
    await begun;
    const stopped = stopServer(server, readiness);
    const notReady = await app.request('/readyz');
    expect([notReady.status, await notReady.json()]).toEqual([503, { status: 'stopping' }]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    finish();
    expect((await inside).status).toBe(200);
    expect(await (await inside).json()).toEqual({ data: 1 });
    await stopped;
  });

  it('while draining, serves everything, answers 503 at /readyz and closes each connection', async () => {
    const { server, readiness, url, finish } = await openSlow();
    finish();
    await (await fetch(`${url}/public/slow`)).text();
    const stopped = stopServer(server, readiness, { drainMs: 600 });
    const asked: (number | string | null)[] = [];
    for (const path of ['/readyz', '/public/slow', '/healthz', '/public/slow']) {
      const answer = await fetch(url + path);
      await answer.text();
      asked.push(answer.status, answer.headers.get('connection'));
    }
    expect(asked).toEqual([503, 'close', 200, 'close', 200, 'close', 200, 'close']);
    await stopped;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('does not wait for running requests after stopNow', async () => {
    const { server, readiness, url, begun } = await openSlow();
    const outcome = expect(fetch(`${url}/public/slow`)).rejects.toThrow();
    await begun;
    const stopNow = new AbortController();
    const asked = performance.now();
    const stopped = stopServer(server, readiness, { drainMs: 60_000, stopNow: stopNow.signal });
    stopNow.abort();
    await stopped;
    await outcome;
    expect(performance.now() - asked).toBeLessThan(5_000);
  });

  it('does not wait longer for them when stopNow comes later', async () => {
    const { server, readiness, url, begun } = await openSlow();
    const outcome = expect(fetch(`${url}/public/slow`)).rejects.toThrow();
    await begun;
    const stopNow = new AbortController();
    const stopped = stopServer(server, readiness, { stopNow: stopNow.signal, finishMs: 60_000 });
    stopNow.abort();
    await Promise.all([stopped, outcome]);
  });

  it('does not wait for idle connections', async () => {
    const { server, readiness, url, finish } = await openSlow();
    finish();
    await (await fetch(`${url}/public/slow`)).text();
    const asked = performance.now();
    await stopServer(server, readiness);
    expect(performance.now() - asked).toBeLessThan(5_000);
  });

  it('closes a connection that stays open after an answer that had begun before the stop', async () => {
    const finished = promised();
    const server = await openServer(
      (_request, response) => {
        response.write('begun, ');
        void finished.promise.then(() => response.end('finished'));
      },
      { port: 0, host: '127.0.0.1' },
    );
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}`);
    const asked = performance.now();
    const stopped = stopServer(server, { state: 'ready' }, { finishMs: 60_000 });
    finished.resolve();
    expect(await answer.text()).toBe('begun, finished');
    await stopped;
    expect(performance.now() - asked).toBeLessThan(5_000);
  });

  it('closes requests that take longer than the allowed time', async () => {
    const { server, readiness, url, begun } = await openSlow();
    const outcome = expect(fetch(`${url}/public/slow`)).rejects.toThrow();
    await begun;
    await stopServer(server, readiness, { finishMs: 200 });
    await outcome;
  });
});
