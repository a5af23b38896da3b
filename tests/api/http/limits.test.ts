import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { one } from '../../../contract/shape.ts';
import { clientAddress } from '../../../server/http/guard/clientAddress.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { implement } from '../../../server/http/implement.ts';
import { openServer, stopServer } from '../../../server/http/listen/httpServer.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { listen } from '../../support/app/server/listen.ts';
import { rawRequest } from '../../support/app/server/rawRequest.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const calls = endpoints({
  'GET /public/echo': {
    summary: 'Says what it was told',
    audience: 'anyone',
    query: z.strictObject({ text: z.string().default('') }),
    output: one(z.string()),
  },
  'POST /public/echo': {
    summary: 'The same',
    audience: 'anyone',
    body: z.looseObject({}),
    output: one(z.int()),
  },
});

const openEcho = (options: Partial<Services> = {}) =>
  openCallApp(
    implement(calls, {
      'GET /public/echo': async ({ query }) => ({ data: query.text }),
      'POST /public/echo': async ({ body }) => ({ data: JSON.stringify(body).length }),
    }),
    options,
  );

const ORIGIN = testClientConfig.publicUrl;
const JSON_HEADERS = { Origin: ORIGIN, 'Content-Type': 'application/json' };

async function post(body: BodyInit | null, headers: Record<string, string> = JSON_HEADERS) {
  const answer = await openEcho().app.request('/public/echo', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

const bodyOfSize = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

describe('T43 a body', () => {
  it('may have 256 kB, announced or in chunks, and no byte more', async () => {
    const chunked = (bytes: number) => new Blob([bodyOfSize(bytes)]).stream();
    expect(await post(bodyOfSize(256 * 1024))).toEqual([200, undefined]);
    expect(await post(bodyOfSize(256 * 1024 + 1))).toEqual([413, 'body_too_large']);
    expect(await post(chunked(256 * 1024))).toEqual([200, undefined]);
    expect(await post(chunked(256 * 1024 + 1))).toEqual([413, 'body_too_large']);
  });

  it('of a gigabyte is refused by its Content-Length, unread', async () => {
    const { port } = await listen(openEcho());
    const answer = await rawRequest(
      port,
      `POST /public/echo HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n{`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['20 levels', `${'['.repeat(20)}${']'.repeat(20)}`, 200],
    ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`, 400],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['a list of 200', JSON.stringify(Array(200).fill(0)), 200],
    ['a list of 201', JSON.stringify(Array(201).fill(0)), 400],
    ['a NUL', '"a\\u0000b"', 400],
    ['a lone surrogate', '"\\ud800"', 400],
    ['a pair of surrogates', '"\\ud83d\\ude00"', 200],
  ])('with %s', async (_what, value, status) => {
    expect((await post(`{"a":${value}}`))[0]).toBe(status);
  });

  it.each([
    ['a NUL in a key', '{"a\\u0000":1}'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nothing but spaces', '   '],
  ])('with %s is refused', async (_what, body) => {
    expect(await post(body)).toEqual([400, 'invalid_input']);
  });

  it('may begin with a byte order mark and repeat a key: the last value counts', async () => {
    expect((await post('\ufeff{"a":1,"a":2}'))[0]).toBe(200);
  });

  it.each([
    ['application/json; charset=utf-8', 200],
    ['application/json; charset=euc-kr', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json-patch+json', 415],
  ])('of type %s', async (type, status) => {
    expect((await post('{}', { Origin: ORIGIN, 'Content-Type': type }))[0]).toBe(status);
  });

  it('is refused when it is compressed', async () => {
    const answer = await post('{}', { ...JSON_HEADERS, 'Content-Encoding': 'gzip' });
    expect(answer).toEqual([415, 'unsupported_media_type']);
  });
});

describe('T18 a write', () => {
  const json = { 'Content-Type': 'application/json' };

  it.each([
    ['no origin', {}],
    ['another origin', { Origin: 'https://evil.example' }],
    ['an origin that begins like ours', { Origin: `${ORIGIN}.evil.example` }],
    ['our host on another scheme', { Origin: ORIGIN.replace('http:', 'https:') }],
    ['a null origin', { Origin: 'null' }],
  ])('with %s is refused', async (_what, headers: Record<string, string>) => {
    expect(await post('{}', { ...json, ...headers })).toEqual([403, 'wrong_origin']);
    expect(await post('{}', { 'Content-Type': 'text/plain', ...headers })).toEqual([
      403,
      'wrong_origin',
    ]);
  });

  it('is accepted from a client without an origin that sends a token', async () => {
    expect((await post('{}', { ...json, Authorization: 'Bearer x' }))[0]).toBe(200);
  });

  it('T17 with both a cookie and a token is refused', async () => {
    const both = { ...JSON_HEADERS, Authorization: 'Bearer x', Cookie: 'sid=y' };
    expect(await post('{}', both)).toEqual([400, 'invalid_input']);
  });

  it('is never allowed from other sites: no answer has a CORS header', async () => {
    const { app } = openEcho();
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const headers = { Origin: 'https://evil.example' };
      const answer = await app.request('/public/echo', { method, headers });
      const names = [...answer.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('T43 T44 a connection', () => {
  it('with too long an address or too many headers is answered with 431', async () => {
    const { port } = await listen(openEcho());
    const long = 'x'.repeat(17 * 1024);
    for (const request of [
      `GET /public/echo?text=${long} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET /public/echo HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`,
    ]) {
      expect(await rawRequest(port, request)).toMatch(/^HTTP\/1\.1 431 /);
    }
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['no host', 'GET /public/echo HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an impossible host', 'GET /public/echo HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    [
      'a length and chunks',
      'POST /public/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
  ])('with %s is answered with a clean 400', async (_what, request) => {
    const { port } = await listen(openEcho());
    const answer = await rawRequest(port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_input' });
  });

  it('with an odd method is answered with 404 or 405', async () => {
    const { port } = await listen(openEcho());
    for (const method of ['TRACE', 'PROPFIND', 'QUERY']) {
      const request = `${method} /public/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      expect(await rawRequest(port, request), method).toMatch(/^HTTP\/1\.1 40[45] /);
    }
  });

  it('has ten seconds for its headers, ten minutes for a file, and there are at most eight thousand', async () => {
    const server = await openServer(() => {}, { port: 0, host: '127.0.0.1' });
    const { headersTimeout, requestTimeout, maxConnections } = server;
    await stopServer(server, { state: 'ready' });
    expect([headersTimeout, requestTimeout, maxConnections]).toEqual([10_000, 600_000, 8_000]);
  });

  it('is closed if its body takes too long, unless it sends a file', async () => {
    const heard: string[] = [];
    const server = await openServer(
      (request, response) => {
        heard.push(request.url ?? '');
        request.resume().on('end', () => response.end('whole'));
      },
      { port: 0, host: '127.0.0.1', bodyMs: 200 },
    );
    const { port } = server.address() as AddressInfo; // the server listens on a port
    const slowly = (path: string, announced: string, [begin, end]: [string, string]) => {
      const socket = connect(port, '127.0.0.1');
      const head = `PUT ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${announced}\r\n\r\n`;
      socket.write(head + begin);
      const rest = setTimeout(() => socket.write(end), 600);
      return text(socket).finally(() => clearTimeout(rest));
    };
    const [call, chunked, file] = await Promise.all([
      slowly('/member/reviews', 'Content-Length: 2', ['a', 'b']),
      slowly('/member/chunked', 'Transfer-Encoding: chunked', ['1\r\na\r\n', '0\r\n\r\n']),
      slowly('/upload/x', 'Content-Length: 2', ['a', 'b']),
    ]);
    await stopServer(server, { state: 'ready' });
    expect(heard.sort()).toEqual(['/member/chunked', '/member/reviews', '/upload/x']);
    expect(call).toMatch(/^HTTP\/1\.1 408 /);
    expect(chunked).toMatch(/^HTTP\/1\.1 408 /);
    expect(file).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole$/);
  });

  it('has as long as it needs for its answer, once its body is there', async () => {
    const server = await openServer(
      (request, response) => {
        request.resume().on('end', () => setTimeout(() => response.end('whole'), 300));
      },
      { port: 0, host: '127.0.0.1', bodyMs: 100 },
    );
    const { port } = server.address() as AddressInfo; // the server listens on a port
    const url = `http://127.0.0.1:${port}/member/reviews`;
    expect(await (await fetch(url, { method: 'POST', body: 'a' })).text()).toBe('whole');
    await stopServer(server, { state: 'ready' });
  });

  it('is not opened on a port that another server has', async () => {
    const { port } = await listen(openEcho());
    await expect(openServer(() => {}, { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  });
});

describe('T46 calls of one address', () => {
  it('are refused beyond the limit, with the time to wait; other addresses are not', async () => {
    const { app } = openEcho({ rateLimit: createRateLimit(3), trustedHops: 1 });
    const ask = (text: string, address: string) =>
      app.request(`/public/echo?text=${text}`, { headers: { 'X-Forwarded-For': address } });
    for (const text of ['a', 'b', 'c']) expect((await ask(text, '192.0.2.1')).status).toBe(200);

    const refused = await ask('d', '192.0.2.1');
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: 'too_many_requests' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
    expect((await ask('e', '192.0.2.2')).status).toBe(200);
  });

  it('do not count if they are answered from the cache', async () => {
    const { app } = openEcho({ rateLimit: createRateLimit(1) });
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await app.request('/public/echo?text=same')).status).toBe(200);
    }
    expect((await app.request('/public/echo?text=other')).status).toBe(429);
  });

  it('T34 count more if their answers are large', async () => {
    const { app } = openEcho({ rateLimit: createRateLimit(10) });
    const ask = async (text: string) => (await app.request(`/public/echo?text=${text}`)).status;
    expect(await ask('short')).toBe(200);
    expect(await ask('x'.repeat(3_000_000))).toBe(200);
    expect(await ask('again')).toBe(429);
  });
});

describe('T47 the address of a caller', () => {
  it.each([
    ['of the socket when no proxy is trusted', ['198.51.100.7', '1.1.1.1', 0], '198.51.100.7'],
    ['that the trusted proxy saw', ['10.0.0.1', '1.1.1.1, 192.0.2.9', 1], '192.0.2.9'],
    ['that the farther of two saw', ['10.0.0.1', '9.9.9.9, 192.0.2.9, 10.0.0.2', 2], '192.0.2.9'],
    ['of the socket when the header is short', ['10.0.0.1', '192.0.2.9', 2], '10.0.0.1'],
    ['of the socket when the header is nonsense', ['10.0.0.1', 'unknown', 1], '10.0.0.1'],
    ['in IPv4 also when written as IPv6', ['::ffff:192.0.2.1', null, 0], '192.0.2.1'],
    ['as a whole /64 of IPv6', ['2001:db8:0:1:aaaa::1', null, 0], '2001:db8:0:1::/64'],
    ['as the same /64 in short', ['2001:db8:0:1::2', null, 0], '2001:db8:0:1::/64'],
    ['of the same machine', ['::1', null, 0], '0:0:0:0::/64'],
    ['as a /64 with its zeros written out', ['2001:db8::1', null, 0], '2001:db8:0:0::/64'],
    ['as a /64 behind one left-out zero', ['1::2:3:4:5:6:7', null, 0], '1:0:2:3::/64'],
    ['as a /64 that begins with one', ['::2:3:4:5:6:7:8', null, 0], '0:2:3:4::/64'],
    ['as a /64 of an address that ends with one', ['1:2:3:4:5:6:7::', null, 0], '1:2:3:4::/64'],
    ['as a /64 of an address in full', ['1:2:3:4:5:6:7:8', null, 0], '1:2:3:4::/64'],
    ['without the name of a device', ['fe80::1%eth0', null, 0], 'fe80:0:0:0::/64'],
    ['as a /64 that only ends like IPv4', ['64:ff9b::ffff:192.0.2.1', null, 0], '64:ff9b:0:0::/64'],
    ['without an IP address', [undefined, null, 1], 'unknown'],
  ] as const)('is found: %s', (_what, [socket, forwarded, hops], address) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(address);
  });
});
