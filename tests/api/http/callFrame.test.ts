import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { OWN_WRITE } from '../../../contract/plain/headers.ts';
import { one } from '../../../contract/shape.ts';
import { type Call, implement } from '../../../server/http/implement.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { refusals } from '../../../server/metrics/metrics.ts';
import { refuse } from '../../../server/refusal.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const query = z.strictObject({ near: z.string().optional(), q: z.string().optional() });
const output = one(z.string());
const calls = endpoints({
  'GET /public/notes': { summary: 'Notes', audience: 'anyone', query, output },
  'GET /member/notes': { summary: 'Own notes', audience: 'anyone', output },
  'POST /public/notes': { summary: 'A note', audience: 'anyone', output },
  'GET /staff/notes.csv': {
    summary: 'A file',
    audience: 'anyone',
    isCsv: true,
    output: z.string(),
  },
  'GET /member/live': { summary: 'News', audience: 'anyone', isStream: true, output: z.string() },
});

const WRITE = { method: 'POST', headers: { Origin: testClientConfig.publicUrl } };

type Does = (call: Call<'anyone'>) => string | Promise<string>;

function openNotes(options: Partial<Services> = {}, does: Does = () => 'a note') {
  const seen = { runs: 0, isCanceled: false, headers: new Headers() };
  const made = async (_input: unknown, call: Call<'anyone'>) => {
    seen.runs += 1;
    return { data: await does(call) };
  };
  async function* lines() {
    yield 'a,b\n';
    yield '1,2\n';
  }
  const { log, lines: logged } = openLogLines();
  const opened = openCallApp(
    implement(calls, {
      'GET /public/notes': made,
      'GET /member/notes': made,
      'POST /public/notes': made,
      'GET /staff/notes.csv': async () => lines(),
      'GET /member/live': async (_input, { headers }) => {
        seen.headers = headers;
        return new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(Buffer.from('data: 1\n\n'));
          },
          pull: (controller) => controller.close(),
          cancel: () => {
            seen.isCanceled = true;
          },
        });
      },
    }),
    { log, ...options },
  );
  return { ...opened, seen, logged };
}

describe('a call', () => {
  it('is logged with its method, its pattern, its status and its id, not with its address', async () => {
    const { app, logged } = openNotes();
    const headers = { 'X-Request-Id': 'given-id-1' };
    await app.request('/public/notes?q=secret', { headers });
    await app.request('/member/live', { headers });
    await app.request('/unknown/secret', { headers });
    const line = { level: 30, method: 'GET', status: 200, id: 'given-id-1' };
    expect(logged()).toEqual([
      { ...line, route: '/public/notes', time: expect.any(Number), ms: expect.any(Number) },
      { ...line, route: '/member/live', time: expect.any(Number), ms: expect.any(Number) },
      { ...line, route: '*', status: 404, time: expect.any(Number), ms: expect.any(Number) },
    ]);
  });

  it('that fails is logged with its id and the place; one that is refused is not', async () => {
    const failed = openNotes({}, () => {
      throw new RangeError('a text of a member');
    });
    const answer = await failed.app.request('/public/notes');
    const { requestId } = (await answer.json()) as { requestId: string };
    const [failure] = failed.logged().filter(({ level }) => level === 50);
    expect(failure).toMatchObject({ error: 'RangeError', id: requestId });
    expect(JSON.stringify(failure)).toContain('callFrame.test.ts');
    const refused = openNotes({}, () => {
      throw refuse('not_found');
    });
    expect((await refused.app.request('/public/notes')).status).toBe(404);
    expect(refused.logged().filter(({ level }) => level === 50)).toEqual([]);
  });

  it('that is refused is counted by its pattern and its code', async () => {
    refusals.reset();
    const { app } = openNotes({}, () => {
      throw refuse('not_found');
    });
    await app.request('/public/notes?q=secret');
    await app.request('/public/notes?q=other');
    const { values } = await refusals.get();
    expect(values).toEqual([{ value: 2, labels: { route: '/public/notes', code: 'not_found' } }]);
  });

  it('may set cookies and headers', async () => {
    const { app } = openNotes({}, ({ setCookie, setHeader }) => {
      setCookie('one=1');
      setCookie('two=2');
      setHeader('Clear-Site-Data', '"cache"');
      return '';
    });
    const { headers } = await app.request('/member/notes');
    expect(headers.getSetCookie()).toEqual(['one=1', 'two=2']);
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });

  it('that is not public is compressed for a client that accepts it', async () => {
    const { app } = openNotes({}, () => 'long '.repeat(1_000));
    const answer = await app.request('/member/notes', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(await answer.arrayBuffer()).toString();
    expect(JSON.parse(text)).toEqual({ data: 'long '.repeat(1_000) });
  });
});

describe('a public answer', () => {
  it('that depends on the place of the visitor is not kept, here or elsewhere', async () => {
    const { app, seen } = openNotes();
    for (const path of ['/public/notes?near=1', '/public/notes?q=1&near=1']) {
      const answer = await app.request(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      await app.request(path);
    }
    expect(seen.runs).toBe(4);
  });

  it('is kept when it only asks for the word', async () => {
    const { app, seen } = openNotes();
    await app.request('/public/notes?q=near');
    await app.request('/public/notes?q=near');
    expect(seen.runs).toBe(1);
  });

  it('is not kept when it says that it is soon outdated', async () => {
    const { app, seen } = openNotes({}, ({ doNotCache }) => {
      doNotCache();
      return '';
    });
    await app.request('/public/notes');
    await app.request('/public/notes');
    expect(seen.runs).toBe(2);
  });

  it('is asked for by a write each time: writes are never shared', async () => {
    const { app, seen } = openNotes();
    const write = () => app.request('/public/notes', WRITE);
    expect([(await write()).status, (await write()).status, seen.runs]).toEqual([200, 200, 2]);
  });

  it('says to its call whether the visitor has just written, and is then as new as the write', async () => {
    const named: boolean[] = [];
    const needs: unknown[] = [];
    const ownWrites = {
      tokenOf: () => 'the write',
      awaitNamed: async (headers: Headers) => headers.get(OWN_WRITE) === 'the write',
    };
    const { answers } = openNotes();
    const { app } = openNotes(
      {
        ownWrites,
        answers: {
          ...answers,
          answer: (request) => {
            needs.push(request.needsNewest);
            return answers.answer(request);
          },
        },
      },
      ({ readsOwnWrite }) => {
        named.push(readsOwnWrite);
        return '';
      },
    );
    const read = (q: string, headers = {}, env = {}) =>
      app.request(`/public/notes?q=${q}`, { headers }, env);
    await read('1');
    await read('2', { [OWN_WRITE]: 'the write' });
    await read('3', {}, { isForPage: true });
    expect([named, needs]).toEqual([
      [false, true, false],
      [false, true, true],
    ]);
    expect((await read('4')).headers.has(OWN_WRITE)).toBe(false);
    await app.request('/member/notes', { headers: { [OWN_WRITE]: 'the write' } });
    expect(named.at(-1)).toBe(false);
    const written = await app.request('/public/notes', WRITE);
    expect(written.headers.get(OWN_WRITE)).toBe('the write');
  });
});

it('a CSV file is sent as its lines, and kept by no cache', async () => {
  const answer = await openNotes().app.request('/staff/notes.csv');
  expect(await answer.text()).toBe('a,b\n1,2\n');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

describe('server-sent events', () => {
  it('are passed on as they come, in a call that does not extend the session', async () => {
    const { app, seen } = openNotes();
    const answer = await app.request('/member/live', { headers: { Cookie: 'sid=1' } });
    expect(await answer.text()).toBe('data: 1\n\n');
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect([seen.headers.get('cookie'), seen.isCanceled]).toEqual(['sid=1', false]);
    expect([...seen.headers.keys()]).toHaveLength(2);
  });

  it('end at once for HEAD, which has the same headers', async () => {
    const { app, seen } = openNotes();
    const whole = await app.request('/member/live');
    const head = await app.request('/member/live', { method: 'HEAD' });
    expect([head.status, await head.text(), seen.isCanceled]).toEqual([200, '', true]);
    expect([...head.headers]).toEqual([...whole.headers]);
  });
});
