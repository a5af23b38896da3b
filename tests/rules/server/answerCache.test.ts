import { describe, expect, it, vi } from 'vitest';
import { answerKey, createAnswerCache } from '../../../server/http/answer/answerCache.ts';
import {
  acceptsEncoding,
  encodeAnswer,
  withBrotli,
} from '../../../server/http/answer/encodeAnswer.ts';
import { limits } from '../../../server/limits/limits.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';

/** Of an answer that depends on no day. */
const ROUTE = '/public/doctors/:id';

describe('the cache of public answers', () => {
  const openCache = (maxBytes?: number) => {
    let now = 0;
    const feed = fakeFeed({ clock: () => now });
    const cache = createAnswerCache(feed, maxBytes === undefined ? {} : { maxBytes });
    const keep = (key: string, produce = async () => 'text') =>
      cache.answer({ key, route: ROUTE, produce: async () => Buffer.from(await produce()) });
    return { cache, feed, keep, wait: (ms: number) => (now += ms) };
  };

  it('AMB-108 drops at midnight in Seoul what depends on the day, without a write, and nothing else', async () => {
    let now = new Date('2026-11-23T23:59:59+09:00');
    const cache = createAnswerCache(fakeFeed({ now: () => now }));
    const ofDay = ['/public/events', '/public/clinics/:id', '/public/search', '/public/x'];
    const others = ['/public/clinics', '/public/reviews', ROUTE, '/public/regions'];
    const all = [...ofDay, ...others];
    for (const route of all) {
      await cache.answer({ key: route, route, produce: async () => Buffer.from('text') });
    }
    const kept = () => all.filter((route) => cache.ready(route));
    expect(kept()).toEqual(all);
    now = new Date('2026-11-24T00:00:00+09:00');
    expect(kept()).toEqual(others);
  });

  it('AMB-108 keeps no answer of the day before that was still being made at midnight', async () => {
    let now = new Date('2026-11-23T23:59:59+09:00');
    const cache = createAnswerCache(fakeFeed({ now: () => now }));
    const produce = async () => {
      now = new Date('2026-11-24T00:00:00+09:00');
      return Buffer.from('yesterday');
    };
    await cache.answer({ key: 'k', route: '/public/events', produce });
    expect(cache.ready('k')).toBeUndefined();
  });

  it('keeps a newer answer when an older one has been compressed', async () => {
    const { cache, feed, keep } = openCache();
    const long = 'long '.repeat(1_000);
    const before = await keep('k', async () => long);
    feed.rise();
    if (!('etag' in before)) throw new Error('It is a stream');
    await cache.compress('k', before);
    expect(cache.ready('k')).toBeUndefined();
    const after = await keep('k', async () => `${long}!`);
    await cache.compress('k', { ...before });
    expect(cache.ready('k')?.answer).toBe(after);
  });

  it('counts both forms of a compressed answer, and compresses it once', async () => {
    const answer = encodeAnswer(Buffer.from('long '.repeat(1_000)), 'no-cache');
    const packed = await withBrotli(answer);
    expect(packed.bytes).toBe(answer.bytes + (packed.brotli?.body?.byteLength ?? 0));
    expect(await withBrotli(packed)).toBe(packed);
  });

  it('counts the addresses of its entries, too', async () => {
    const { cache, keep } = openCache(6_000);
    const long = 'k'.repeat(2_000);
    await keep(long);
    expect(cache.ready(long)).toBeUndefined();
  });

  it('reads again after a minute, because the days of popularity move all the time', async () => {
    const { cache, keep, wait } = openCache();
    wait(limits.kept.answerMs);
    await keep('k');
    wait(limits.kept.answerMs);
    expect(cache.ready('k')).toBeDefined();
    wait(1);
    expect(cache.ready('k')).toBeUndefined();
  });

  it('stays within its memory, and drops the entry that was not used for longest', async () => {
    const { cache, keep } = openCache(3 * 2_200);
    for (const key of ['a', 'b', 'c']) await keep(key);
    cache.ready('a');
    await keep('d');
    const kept = ['a', 'b', 'c', 'd'].filter((key) => cache.ready(key));
    expect(kept).toEqual(['a', 'c', 'd']);
  });

  it('counts a compressed answer with both forms', async () => {
    const long = 'long '.repeat(1_000);
    const { cache, keep } = openCache(5_000 + 2_048 + 2 + 10);
    const answer = await keep('k', async () => long);
    if (!('etag' in answer)) throw new Error('It is a stream');
    expect(cache.ready('k')?.answer).toBe(answer);
    const packed = await cache.compress('k', answer);
    expect(packed.bytes).toBeGreaterThan(5_010);
    expect(cache.ready('k')).toBeUndefined();
  });

  it('gives a compressed answer no more time', async () => {
    const { cache, keep, wait } = openCache();
    wait(1);
    const answer = await keep('k', async () => 'long '.repeat(1_000));
    if (!('etag' in answer)) throw new Error('It is a stream');
    wait(limits.kept.answerMs);
    const packed = await cache.compress('k', answer);
    expect(cache.ready('k')?.answer).toBe(packed);
    wait(1);
    expect(cache.ready('k')).toBeUndefined();
  });

  it('gives each of two simultaneous requests a stream of its own, also when a write comes between', async () => {
    const { cache, feed } = openCache();
    const stream = () => ({ parts: (async function* () {})(), close: async () => {} });
    const produce = vi.fn(async () => stream());
    const ask = () => cache.answer({ key: 'k', route: '/public/x', produce });
    const both = [ask(), ask()];
    feed.rise();
    const [first, second] = await Promise.all(both);
    expect([first && 'parts' in first, second && 'parts' in second]).toEqual([true, true]);
    expect(first).not.toBe(second);
    // No third one was opened, which no reader would close.
    expect(produce).toHaveBeenCalledTimes(2);
    expect(cache.ready('k')).toBeUndefined();
  });

  it('gives a short answer to a reader who waited for the stream of another', async () => {
    const { cache } = openCache();
    const stream = { parts: (async function* () {})(), close: async () => {} };
    const ask = (body: typeof stream | Buffer<ArrayBuffer>) =>
      cache.answer({ key: 'k', route: '/public/x', produce: async () => body });
    const [first, second] = await Promise.all([ask(stream), ask(Buffer.from('short'))]);
    expect(first).toBe(stream);
    expect('plain' in second && String(second.plain.body)).toBe('short');
  });

  it('shares what must not be kept among those who wait for it, and asks again afterwards', async () => {
    const { cache } = openCache();
    let made = 0;
    const produce = async () => {
      made += 1;
      return Buffer.from('outdated');
    };
    const ask = () =>
      cache.answer({ key: 'k', route: '/public/x', produce, isCacheable: () => false });
    await Promise.all([ask(), ask()]);
    expect([made, cache.ready('k')]).toEqual([1, undefined]);
    await ask();
    expect(made).toBe(2);
  });

  it('rejects for all who wait when an answer fails, and makes it again afterwards', async () => {
    const { cache, feed } = openCache();
    const fail = () => Promise.reject(new Error('Too slow'));
    const ask = (produce: () => Promise<Buffer<ArrayBuffer>>) =>
      cache.answer({ key: 'k', route: '/public/x', produce });
    const both = [ask(fail), ask(fail)];
    feed.rise();
    for (const one of both) await expect(one).rejects.toThrow('Too slow');
    await ask(async () => Buffer.from('text'));
    expect(cache.ready('k')).toBeDefined();
  });

  it('calls onShown with what an answer shows; an answer that is not kept counts as outdated', async () => {
    const { cache, feed } = openCache();
    feed.add([{ kind: 'review', id: 'r' }]);
    const onShown = vi.fn();
    const id = '018bcfe5-6800-7000-8000-000000000001';
    const ask = (isKept: boolean) =>
      cache.answer({
        key: `/public/clinics/${isKept}`,
        route: ROUTE,
        produce: async () => Buffer.from(JSON.stringify({ data: { id } })),
        isCacheable: () => isKept,
        onShown,
      });
    for (const isKept of [true, true, false]) await ask(isKept);
    const shown = { records: [id], kinds: [] };
    const since = feed.position();
    expect(onShown.mock.calls).toMatchObject([
      [{ ...shown, since }],
      [{ ...shown, since }],
      [{ ...shown, since: -1 }],
    ]);
  });

  it('gives a reader who has just written an exact list, and others the list as it was', async () => {
    const { cache, feed } = openCache();
    let made = 0;
    const ask = async (needsNewest?: boolean) => {
      const answer = await cache.answer({
        key: 'k',
        route: '/public/clinics',
        produce: async () => {
          made += 1;
          return Buffer.from(`${made}`);
        },
        ...(needsNewest && { needsNewest }),
      });
      return 'etag' in answer && String(answer.plain.body);
    };
    await ask();
    feed.add([{ kind: 'clinic', id: 'c' }]);
    expect([await ask(), await ask(true)]).toEqual(['1', '2']);
  });

  it('keeps no answer of more than a megabyte', async () => {
    const { cache, keep } = openCache();
    const text = 'x'.repeat(limits.kept.oneAnswerBytes);
    await keep('fits', async () => text);
    await keep('large', async () => `${text}x`);
    expect([cache.ready('fits'), cache.ready('large')]).toEqual([expect.anything(), undefined]);
  });

  it('counts the records that an answer shows, too', async () => {
    const { cache } = openCache(5_000);
    const rows = Array.from({ length: 30 }, (_, n) => ({
      id: `018bcfe5-6800-7000-8000-0000000000${n + 10}`,
    }));
    const keep = (key: string, count: number) =>
      cache.answer({
        key,
        route: ROUTE,
        produce: async () => Buffer.from(JSON.stringify(rows.slice(0, count))),
      });
    await keep('few', 5);
    await keep('many', 30);
    expect([cache.ready('few'), cache.ready('many')]).toEqual([expect.anything(), undefined]);
  });

  it('compresses an answer once for all who wait for it, and again after a failure', async () => {
    const { cache, keep } = openCache();
    const answer = await keep('k', async () => 'long '.repeat(1_000));
    if (!('etag' in answer)) throw new Error('It is a stream');
    const { body } = answer.plain;
    Object.assign(answer.plain, { body: 0 });
    await expect(cache.compress('k', answer)).rejects.toThrow();
    Object.assign(answer.plain, { body });
    const [one, other] = [cache.compress('k', answer), cache.compress('k', answer)];
    expect(await one).toBe(await other);
    expect(cache.ready('k')).toEqual({ route: ROUTE, answer: await one });
  });

  it('treats addresses with the same parameters in another order as equal', () => {
    expect(answerKey('/public/x')).toBe('/public/x');
    expect(answerKey('/public/x&y')).toBe('/public/x&y');
    expect(answerKey('/public/x?b=1')).toBe('/public/x?b=1');
    expect(answerKey('/public/x?b=1&a=2')).toBe('/public/x?a=2&b=1');
    expect(answerKey('/public/x?a=1&b=1')).not.toBe(answerKey('/public/x?a=1'));
  });

  it('reads Accept-Encoding as HTTP defines it', () => {
    const yes = ['br', 'gzip, br', 'br;q=0.5', 'gzip;q=1, br;q=0.001'];
    const no = ['', 'gzip', 'br;q=0', 'br;q=0.000, gzip', 'broken', undefined];
    expect(yes.filter((text) => !acceptsEncoding(text, 'br'))).toEqual([]);
    expect(no.filter((text) => acceptsEncoding(text, 'br'))).toEqual([]);
  });
});
