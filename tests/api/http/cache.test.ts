import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { one } from '../../../contract/shape.ts';
import { implement } from '../../../server/http/implement.ts';
import { refuse } from '../../../server/refusal.ts';
import { type CallApp, openCallApp } from '../../support/app/callApp.ts';
import { listen } from '../../support/app/server/listen.ts';

const calls = endpoints({
  'GET /public/notes/:id': {
    summary: 'A note',
    audience: 'anyone',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ a: z.string().optional(), b: z.string().optional() }),
    output: one(z.string()),
  },
  'GET /member/now': { summary: 'Not a record', audience: 'anyone', output: one(z.int()) },
});

let notes: Map<string, string>;
let reads: number;
let opened: CallApp;

beforeEach(() => {
  notes = new Map([
    ['short', 'short'],
    ['long', '긴 글 '.repeat(1_000)],
    ['huge', 'x'.repeat(1_100_000)],
  ]);
  reads = 0;
  opened = openCallApp(
    implement(calls, {
      'GET /public/notes/:id': async ({ params }) => {
        reads += 1;
        const data = notes.get(params.id);
        if (data === undefined) throw refuse('not_found');
        return { data };
      },
      'GET /member/now': async () => {
        reads += 1;
        return { data: reads };
      },
    }),
  );
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  opened.app.request(path, { headers });

describe('a public answer', () => {
  it('is made once and then sent as stored bytes, to every visitor', async () => {
    const first = await ask('/public/notes/long');
    const second = await ask('/public/notes/long', { Cookie: 'sid=someone' });
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(reads).toBe(1);
  });

  it('may be stored by browsers and proxies that revalidate it each time', async () => {
    const answer = await ask('/public/notes/short');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it('is the same in any order of its parameters', async () => {
    await ask('/public/notes/short?a=1&b=2');
    await ask('/public/notes/short?b=2&a=1');
    expect(reads).toBe(1);
    await ask('/public/notes/short?a=2&b=1');
    expect(reads).toBe(2);
  });

  it('is compressed if it is long enough and the client accepts it', async () => {
    const packed = await ask('/public/notes/long', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(await packed.arrayBuffer()).toString();
    expect(JSON.parse(text)).toEqual({ data: notes.get('long') });
    const plain = await ask('/public/notes/long', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text]);
    const short = await ask('/public/notes/short', { 'Accept-Encoding': 'br' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('is compressed only when a client first asks for it, and once for all clients', async () => {
    const compressed = () => opened.answers.ready('/public/notes/long')?.answer.brotli;
    await ask('/public/notes/long');
    expect(compressed()).toBeNull();
    const wanting = { 'Accept-Encoding': 'br' };
    const all = await Promise.all([1, 2, 3].map(() => ask('/public/notes/long', wanting)));
    expect(all.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br', 'br']);
    const kept = compressed();
    await ask('/public/notes/long', wanting);
    expect([kept, compressed() === kept, reads]).toEqual([expect.anything(), true, 1]);
  });

  it('is a 304 without a body when it has not changed', async () => {
    const etag = (await ask('/public/notes/long')).headers.get('etag') ?? '';
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*', ' * ']) {
      const answer = await ask('/public/notes/long', { 'If-None-Match': tag });
      expect([answer.status, await answer.text()], tag).toEqual([304, '']);
      expect(answer.headers.get('etag')).toBe(etag);
    }
    for (const tag of ['"other"', etag.replace('W/"', '"W/')]) {
      expect((await ask('/public/notes/long', { 'If-None-Match': tag })).status, tag).toBe(200);
    }
  });

  it('is made again after a write, with the same ETag if nothing in it changed', async () => {
    const before = await ask('/public/notes/short');
    opened.feed.rise();
    const same = await ask('/public/notes/short');
    notes.set('short', 'edited');
    opened.feed.rise();
    const edited = await ask('/public/notes/short');
    expect(await edited.json()).toEqual({ data: 'edited' });
    expect(same.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(edited.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(reads).toBe(3);
  });

  it('is read from the database once, however many clients wait for it', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => ask('/public/notes/long')));
    expect(all.every((answer) => answer.status === 200)).toBe(true);
    expect(reads).toBe(1);
  });

  it('is neither cached nor shared with waiting clients when it is an error', async () => {
    const all = await Promise.all([ask('/public/notes/later'), ask('/public/notes/later')]);
    expect(all.map(({ status }) => status)).toEqual([404, 404]);
    expect(all[0]?.headers.get('cache-control')).toBe('no-store');
    notes.set('later', 'now');
    expect((await ask('/public/notes/later')).status).toBe(200);
  });

  it('of more than a megabyte is sent but not cached', async () => {
    expect((await ask('/public/notes/huge')).status).toBe(200);
    expect((await ask('/public/notes/huge')).status).toBe(200);
    expect(reads).toBe(2);
  });
});

it('outside /public/ is never cached, even if every visitor may read it', async () => {
  const first = await ask('/member/now');
  const second = await ask('/member/now');
  expect([await first.json(), await second.json()]).toEqual([{ data: 1 }, { data: 2 }]);
  expect(second.headers.get('cache-control')).toBe('no-store');
  expect(second.headers.has('etag')).toBe(false);
});

describe('the cache in front of the app', () => {
  it('answers a cached call with the same status, headers and bytes as the app', async () => {
    const { url } = await listen(opened);
    const asked: Record<string, string>[] = [
      { 'Accept-Encoding': 'identity' },
      { 'Accept-Encoding': 'br' },
    ];
    for (const headers of asked) {
      const byApp = await seen(`${url}/public/notes/long?a=1`, headers);
      const byRawPath = await seen(`${url}/public/notes/long?a=1`, headers);
      expect(byRawPath).toEqual(byApp);
      opened.feed.rise();
    }
    expect(reads).toBe(2);
  });

  it('answers 304 and HEAD', async () => {
    const { url } = await listen(opened);
    const path = `${url}/public/notes/long`;
    const etag = (await fetch(path)).headers.get('etag') ?? '';
    const unchanged = await fetch(path, { headers: { 'If-None-Match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const head = await fetch(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    const length = Buffer.byteLength(JSON.stringify({ data: notes.get('long') }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(length));
    expect(reads).toBe(1);
  });

  it('passes other methods and unknown answers to the app', async () => {
    const { url } = await listen(opened);
    await fetch(`${url}/public/notes/short`);
    const deleted = await fetch(`${url}/public/notes/short`, { method: 'DELETE' });
    expect(deleted.status).toBe(404);
    expect((await fetch(`${url}/public/notes/none`)).status).toBe(404);
  });

  async function seen(url: string, headers: Record<string, string>) {
    const answer = await fetch(url, { headers });
    const { date: _date, ...others } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: others, body: await answer.text() };
  }
});
