import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { OWN_WRITE } from '../../../contract/plain/headers.ts';
import { one } from '../../../contract/shape.ts';
import { implement } from '../../../server/http/implement.ts';
import { rawHeader, requestTarget } from '../../../server/http/listen/rawRequest.ts';
import type { Tracing } from '../../../server/tracing/tracing.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { type Listening, listen } from '../../support/app/server/listen.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { rawRequest } from '../../support/app/server/rawRequest.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const calls = endpoints({
  'GET /public/note': { summary: 'A note', audience: 'anyone', output: one(z.string()) },
  'POST /public/note': { summary: 'Writes it', audience: 'anyone', output: one(z.string()) },
  'GET /member/note': { summary: 'An own note', audience: 'anyone', output: one(z.string()) },
});
const TEXT = '긴 글 '.repeat(1_000);

const { log, lines } = openLogLines();
const does = async () => ({ data: TEXT });
const ROUTES = { 'GET /public/note': does, 'POST /public/note': does, 'GET /member/note': does };
const opened = openCallApp(implement(calls, ROUTES), { log });
const newestLine = () => lines().at(-1);

let server: Listening;
let asksApp: MockInstance;
beforeEach(async () => {
  server ??= await listen(opened, log);
  await fetch(`${server.url}/public/note`);
  asksApp = vi.spyOn(opened.app, 'fetch');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

describe('an answer that is in memory', () => {
  it.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { 'If-None-Match': 'W/"other"' }],
    ['GET', { 'Accept-Encoding': 'identity' }],
  ])('is sent without asking the app: %s with %o', async (method, headers) => {
    const answer = await ask('/public/note', { method, headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(method === 'HEAD' ? '' : JSON.stringify({ data: TEXT }));
    expect(asksApp).not.toHaveBeenCalled();
  });

  it('has no body for a browser that has it', async () => {
    const etag = (await ask('/public/note')).headers.get('etag') ?? '';
    const answer = await ask('/public/note', { headers: { 'If-None-Match': etag } });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(asksApp).not.toHaveBeenCalled();
  });

  it('is compressed by the app once, and from then on sent compressed without it', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const encodings: (string | null)[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      encodings.push((await ask('/public/note', { headers })).headers.get('content-encoding'));
    }
    expect(encodings).toEqual(['br', 'br']);
    expect(asksApp.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['the visitor has just written', '/public/note', { headers: { [OWN_WRITE]: 'x' } }],
    [
      'it is a write',
      '/public/note',
      { method: 'POST', headers: { Origin: testClientConfig.publicUrl } },
    ],
    ['the call is personal', '/member/note', {}],
    ['it has another query', '/public/note?lang=ja', {}],
  ])('is not sent if %s: the app answers', async (_why, path, init) => {
    await ask(path, init);
    expect(asksApp).toHaveBeenCalledOnce();
  });

  it('is not sent to a method that does not read', async () => {
    for (const method of ['DELETE', 'OPTIONS']) {
      expect((await ask('/public/note', { method })).status).toBe(404);
    }
    expect(asksApp).toHaveBeenCalledTimes(2);
  });
});

describe.each([
  ['from memory', '/public/note'],
  ['from the app', '/member/note'],
])('an answer %s', (_where, path) => {
  it('has the id that the request brought, and none of our own, which caches would share', async () => {
    const named = await ask(path, { headers: { 'X-Request-Id': 'proxy-12345' } });
    expect(named.headers.get('x-request-id')).toBe('proxy-12345');
    expect(newestLine()).toMatchObject({ id: 'proxy-12345' });
    expect((await ask(path)).headers.has('x-request-id')).toBe(false);
    expect(newestLine()?.id).not.toBe('proxy-12345');
  });

  it('is logged with its pattern, its status and the milliseconds that it took', async () => {
    let clock = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 1.26;
      return clock;
    });
    await ask(path);
    const line = newestLine();
    expect(line).toMatchObject({ method: 'GET', route: path, status: 200 });
    expect(line?.ms).toBeGreaterThan(1);
    expect(line?.ms).toBeLessThan(50);
  });
});

describe('with a collector of traces', () => {
  const spans: unknown[] = [];
  const tracing: Tracing = {
    answered: (asked, answered) => spans.push({ ...asked, ...answered }),
    request: async (asked, work) => {
      spans.push({ ...asked, ...(await work()) });
    },
    observeDatabase: (_kind, _sql, work) => work(),
    stop: async () => {},
  };
  const traced = openCallApp(implement(calls, ROUTES), { tracing });

  it('each request is a span, answered from memory or by the app; what the server asks itself is none', async () => {
    const { url } = await listen(traced, log, tracing);
    const headers = { 'X-Request-Id': 'proxy-12345' };
    for (let turn = 0; turn < 2; turn += 1) await fetch(`${url}/public/note`, { headers });
    await traced.app.request('/public/note', { headers }, { isForPage: true });
    const span = {
      method: 'GET',
      id: 'proxy-12345',
      parent: null,
      route: '/public/note',
      status: 200,
    };
    expect(spans).toEqual([span, span]);
  });
});

it('what the server asks itself for a page is neither logged nor named', async () => {
  const before = lines().length;
  const headers = { 'X-Request-Id': 'proxy-12345' };
  const answer = await opened.app.request('/member/note', { headers }, { isForPage: true });
  expect(answer.headers.has('x-request-id')).toBe(false);
  expect(lines().length).toBe(before);
});

it('an answer has the headers of all answers, unless it has its own', async () => {
  const { app } = openCallApp([]);
  app.get('/own', () => new Response('', { headers: { 'X-Frame-Options': 'SAMEORIGIN' } }));
  const own = await app.request('/own');
  expect(own.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(own.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('a raw header', () => {
  const request = (...rawHeaders: string[]) => ({ rawHeaders }) as IncomingMessage;

  it('is the value behind its name, in upper or lower case', () => {
    const sent = request('Host', 'x', 'ACCEPT', 'a', 'Accept-Encoding', 'br');
    expect(rawHeader(sent, 'accept')).toBe('a');
    expect(rawHeader(sent, 'accept-encoding')).toBe('br');
    expect(rawHeader(sent, 'host')).toBe('x');
  });

  it('is the first of several, and never the value of another header', () => {
    expect(rawHeader(request('Te', 'accept', 'Accept', 'a', 'Accept', 'b'), 'accept')).toBe('a');
    expect(rawHeader(request('Acctpe', 'a'), 'accept')).toBeUndefined();
    expect(rawHeader(request('Host', 'accept'), 'accept')).toBeUndefined();
    expect(rawHeader(request(), 'accept')).toBeUndefined();
  });
});

describe('the address of a request', () => {
  const addressAt = async (url: string, sent?: string) => {
    const { app } = openCallApp([]);
    let address = '';
    app.get('*', (c) => {
      address = requestTarget(c);
      return c.text('');
    });
    const incoming = sent === undefined ? {} : { incoming: { url: sent } };
    await app.request(url, {}, incoming as object);
    return address;
  };

  it('is as the client sent it', async () => {
    expect(await addressAt('http://x/home?lang=ja', '/home/?lang=ja')).toBe('/home/?lang=ja');
  });

  it('is path and query if the client sent a whole URL, or if there is no socket', async () => {
    expect(await addressAt('http://x/home?lang=ja', 'http://x/home?lang=ja')).toBe('/home?lang=ja');
    expect(await addressAt('http://x/home?lang=ja')).toBe('/home?lang=ja');
    expect(await addressAt('http://x/home/', 'http://x/home/')).toBe('/home/');
  });
});

it('a call without a readable host is refused as one that cannot be read', async () => {
  const answer = await rawRequest(
    server.port,
    'GET /member/note HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"invalid_input"');
});

it('a call that expects what the server does not know is refused', async () => {
  const { port } = await listen(opened, log);
  const answer = await rawRequest(
    port,
    'GET /member/note HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 417 /);
  expect(answer).toContain('"message":"Expectation Failed"');
});
