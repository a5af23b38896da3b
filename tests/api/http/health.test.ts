import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { list, one } from '../../../contract/shape.ts';
import { DatabaseError, type Queryable } from '../../../server/db/database.ts';
import { implement } from '../../../server/http/implement.ts';
import { createListener } from '../../../server/http/listen/createListener.ts';
import { mountHealth, type Readiness } from '../../../server/http/listen/health.ts';
import { openServer, stopServer } from '../../../server/http/listen/httpServer.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { listen } from '../../support/app/server/listen.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';

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
    ['a process that is stopping', rowsAfter(0), 'stopping', 503, 'stopping'],
  ])('with %s', async (...[, db, state, status, word]) => {
    const { app } = openCallApp([]);
    mountHealth(app, db, { state });
    const answer = await app.request('/readyz');
    expect([answer.status, await answer.json()]).toEqual([status, { status: word }]);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('answers for the whole app with a real database', async () => {
    const { get } = await openTestApp();
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

const PATIENCE = { timeout: 10_000 };

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
    expect((await app.request('/readyz')).status).toBe(503);
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

  it('does not wait for idle connections', async () => {
    const { server, readiness, url, finish } = await openSlow();
    finish();
    await (await fetch(`${url}/public/slow`)).text();
    const asked = performance.now();
    await stopServer(server, readiness);
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

describe('T60 the log', () => {
  const notes = endpoints({
    'GET /public/notes/:id': {
      summary: 'A note',
      audience: 'anyone',
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ q: z.string().optional() }),
      output: list(z.string()),
    },
    'POST /public/notes': {
      summary: 'Write one',
      audience: 'anyone',
      body: z.looseObject({ kind: z.string().optional() }),
      output: one(z.int()),
    },
  });
  const MARKER = 'marker-홍길동';

  /** A typical error: it has a cause, and its text quotes data and looks like a line of a stack. */
  function causedError() {
    const reason = new DatabaseError('42703', `${MARKER}\n    at ${MARKER} (note.ts:1:1)`);
    const broken = new TypeError(`"${MARKER}" is no note`, { cause: reason });
    return new Error(`${MARKER}\n    at ${MARKER}`, { cause: broken });
  }

  async function openNotes() {
    const { log, text, lines } = openLogLines();
    const opened = openCallApp(
      implement(notes, {
        'GET /public/notes/:id': async ({ params }) => {
          if (params.id === 'broken') throw new Error(`${MARKER} cannot be read`);
          if (params.id === 'caused') throw causedError();
          if (params.id === 'sql') throw new DatabaseError('42601', `select '${MARKER}'`);
          return { data: [params.id] };
        },
        'POST /public/notes': async ({ body }) => {
          // An answer that breaks its own schema reports which field is wrong.
          return { data: body.kind === 'drift' ? Number(MARKER) : 1 };
        },
      }),
      { log },
    );
    return { ...(await listen(opened, log)), text, lines };
  }

  it('has one line for each request: method, pattern, status, time, id', async () => {
    const { url, lines } = await openNotes();
    await fetch(`${url}/public/notes/1?q=a`);
    await fetch(`${url}/public/notes/1?q=a`); // from the cache
    await fetch(`${url}/public/none`);
    await expect.poll(() => lines().length, PATIENCE).toBe(3);
    const note = { level: 30, method: 'GET', route: '/public/notes/:id', status: 200 };
    expect(lines()).toMatchObject([note, note, { route: '*', status: 404 }]);
    for (const line of lines()) {
      expect(line).toMatchObject({ time: expect.any(Number), ms: expect.any(Number) });
      expect(Object.keys(line).sort()).toEqual(
        ['id', 'level', 'method', 'ms', 'route', 'status', 'time'].sort(),
      );
    }
    expect(new Set(lines().map(({ id }) => id)).size).toBe(3);
  });

  it('never contains text that a person typed or sent, also after an error', async () => {
    const { url, text, lines } = await openNotes();
    const marker = encodeURIComponent(MARKER);
    const headers = {
      Origin: 'http://localhost:3000',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${marker}`,
      'X-Forwarded-For': marker,
      'User-Agent': marker,
    };
    const send = (body: string) => fetch(`${url}/public/notes`, { method: 'POST', headers, body });
    const statuses = [
      await fetch(`${url}/public/notes/${marker}?q=${marker}`),
      await fetch(`${url}/public/notes/x?q=${marker}%00`),
      await fetch(`${url}/public/notes/x?${marker}=1`),
      await fetch(`${url}/public/notes/broken?q=${marker}`),
      await fetch(`${url}/public/notes/sql`),
      await fetch(`${url}/public/notes/caused`),
      await fetch(`${url}/${marker}`),
      await send(JSON.stringify({ text: MARKER })),
      await send(`{"text":"${MARKER}`),
      await send('{"kind":"drift"}'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 400, 400, 500, 500, 500, 404, 200, 400, 500]);
    await expect.poll(() => lines().length, PATIENCE).toBe(statuses.length + 4);
    expect(text()).not.toMatch(/marker|홍길동|%ED/i);
  });

  it('shows the kind of an unexpected error and the place in our code', async () => {
    const { url, lines } = await openNotes();
    const answer = await fetch(`${url}/public/notes/broken`);
    const { requestId } = (await answer.json()) as { requestId: string };
    await expect.poll(() => lines().length, PATIENCE).toBe(2);
    expect(lines()[0]).toMatchObject({ level: 50, id: requestId, error: 'Error' });
    expect(JSON.stringify(lines()[0]?.at)).toContain('health.test.ts');
  });

  it('ERR-19 shows the same for each cause of the error', async () => {
    const { url, lines } = await openNotes();
    await fetch(`${url}/public/notes/caused`);
    await expect.poll(() => lines().length, PATIENCE).toBe(2);
    const at = expect.arrayContaining([expect.stringContaining('health.test.ts')]);
    expect(lines()[0]).toMatchObject({
      error: 'Error',
      at,
      causes: [
        { error: 'TypeError', at },
        { error: 'DatabaseError', code: '42703', at },
      ],
    });
  });
});
