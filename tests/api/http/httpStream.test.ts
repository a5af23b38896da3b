import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { page } from '../../../contract/shape.ts';
import { implement } from '../../../server/http/implement.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { refuse } from '../../../server/refusal.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { listen } from '../../support/app/server/listen.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';

interface Row {
  id: number;
  text: string;
}

const calls = endpoints({
  'GET /public/rows': {
    summary: 'Many rows',
    audience: 'anyone',
    output: page(z.object({ id: z.int(), text: z.string() })),
  },
});

const openRows = (rows: () => AsyncIterable<Row>, total = 0, options: Partial<Services> = {}) =>
  openCallApp(
    implement(calls, { 'GET /public/rows': async () => ({ data: rows(), total }) }),
    options,
  );

async function* manyRows(count: number, onMade: (made: number) => void = () => {}) {
  for (let id = 0; id < count; id += 1) {
    onMade(id + 1);
    yield { id, text: '가'.repeat(60), secret: 'never leaves' };
  }
}

it('T34 a list that is streamed row by row is one correct answer, each row parsed', async () => {
  const { app } = openRows(() => manyRows(5_000), 123_456);
  const answer = await app.request('/public/rows');
  const text = await answer.text();
  const body = JSON.parse(text) as { data: Row[]; total: number };
  expect([body.data.length, body.data[4_999]?.id, body.total]).toEqual([5_000, 4_999, 123_456]);
  expect(text).not.toContain('never leaves');
});

it('an empty list, too', async () => {
  const answer = await openRows(() => manyRows(0)).app.request('/public/rows');
  expect(await answer.json()).toEqual({ data: [], total: 0 });
});

it('is compressed if the client accepts brotli', async () => {
  const { app } = openRows(() => manyRows(1_000), 1_000);
  const answer = await app.request('/public/rows', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const text = brotliDecompressSync(await answer.arrayBuffer()).toString();
  expect(JSON.parse(text)).toMatchObject({ total: 1_000 });
});

it('T34 makes no more rows than a slow reader takes', async () => {
  let made = 0;
  const { url } = await listen(
    openRows(() =>
      manyRows(500_000, (count) => {
        made = count;
      }),
    ),
  );
  const answer = await fetch(`${url}/public/rows`);
  const reader = answer.body?.getReader();
  await reader?.read();
  await expect.poll(isResting, { timeout: 10_000, interval: 400 }).toBe(true);
  // Sockets and streams buffer a few megabytes, not the 120 MB of the whole list.
  expect(made).toBeLessThan(100_000);
  await reader?.cancel();

  async function isResting() {
    const before = made;
    await wait(300);
    return made === before;
  }
});

it('closes its source when the reader disconnects', async () => {
  let isClosed = false;
  async function* rows() {
    try {
      yield* manyRows(500_000);
    } finally {
      isClosed = true;
    }
  }
  const { url } = await listen(openRows(rows));
  const abort = new AbortController();
  const answer = await fetch(`${url}/public/rows`, { signal: abort.signal });
  await answer.body?.getReader().read();
  abort.abort();
  await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
});

it('closes its source for a HEAD request, which reads nothing and has the same headers', async () => {
  let isClosed = false;
  async function* rows() {
    try {
      yield* manyRows(500_000);
    } finally {
      isClosed = true;
    }
  }
  const { app } = openRows(rows);
  const answer = await app.request('/public/rows', { method: 'HEAD' });
  expect([answer.status, await answer.text(), isClosed]).toEqual([200, '', true]);
  const whole = await app.request('/public/rows');
  expect([...answer.headers]).toEqual([...whole.headers]);
  await whole.body?.cancel();
});

it('is an error answer if it fails before the first part', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first row
  async function* rows(): AsyncGenerator<Row> {
    throw refuse('overloaded');
  }
  const answer = await openRows(rows).app.request('/public/rows');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'overloaded' }]);
});

it('closes the connection if it fails midway, so that a client cannot take a part for the whole', async () => {
  async function* rows() {
    yield* manyRows(5_000);
    throw new Error('the database went away');
  }
  for (const encoding of ['identity', 'br']) {
    const { url } = await listen(openRows(rows));
    const answer = await fetch(`${url}/public/rows`, { headers: { 'Accept-Encoding': encoding } });
    await expect(answer.text(), encoding).rejects.toThrow();
  }
});

it('fails for its reader without a socket, too, and the log names the reason, also of a compressed list', async () => {
  async function* rows() {
    yield* manyRows(5_000);
    throw new RangeError('the database went away');
  }
  for (const [encoding, env] of [['identity'], ['br', { isForPage: true }]] as const) {
    const { log, lines } = openLogLines();
    const { app } = openRows(rows, 0, { log });
    const headers = { 'Accept-Encoding': encoding, 'X-Request-Id': 'given-id-1' };
    const answer = await app.request('/public/rows', { headers }, env);
    await expect(answer.text(), encoding).rejects.toThrow('the database went away');
    const failures = lines().filter(({ level }) => level === 50);
    expect(failures, encoding).toMatchObject([{ error: 'RangeError', id: 'given-id-1' }]);
  }
});

it('answers each of several simultaneous requests, and is not cached', async () => {
  let runs = 0;
  const { app, answers } = openRows(() => {
    runs += 1;
    return manyRows(100);
  }, 100);
  const all = await Promise.all([1, 2, 3].map(() => app.request('/public/rows')));
  const bodies = await Promise.all(all.map((answer) => answer.json()));
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
  expect([runs, answers.ready('/public/rows')]).toEqual([3, undefined]);
});
