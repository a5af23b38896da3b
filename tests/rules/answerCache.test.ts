import { describe, expect, it } from 'vitest';
import { answerKey, createAnswerCache } from '../../server/http/answer/answerCache.ts';
import {
  acceptsEncoding,
  encodeAnswer,
  withBrotli,
} from '../../server/http/answer/encodeAnswer.ts';
import { limits } from '../../server/limits.ts';
import { TestVersion } from '../support/app/callApp.ts';
import { fakePublicVersion } from '../support/fakes/fakePublicVersion.ts';

describe('the cache of public answers', () => {
  const openCache = (maxBytes?: number) => {
    const version = new TestVersion();
    let now = 0;
    const cache = createAnswerCache(version, {
      clock: () => now,
      ...(maxBytes !== undefined && { maxBytes }),
    });
    const keep = (key: string, produce = async () => 'text') =>
      cache.answer({ key, route: '/public/x', produce: async () => Buffer.from(await produce()) });
    return { cache, version, keep, wait: (ms: number) => (now += ms) };
  };

  it('does not store an answer if a write came while it was made', async () => {
    const { cache, version, keep } = openCache();
    await keep('k', async () => {
      version.rise();
      return 'made before the write';
    });
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('lets no request after a write share an answer that was begun before it', async () => {
    const { version, keep } = openCache();
    let finish: (text: string) => void = () => {};
    const before = keep(
      'k',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    version.rise();
    const after = await keep('k', async () => 'after the write');
    finish('before the write');
    const bodies = [await before, after].map((answer) => 'etag' in answer && answer.plain.body);
    expect(bodies.map(String)).toEqual(['before the write', 'after the write']);
  });

  it('keeps a newer answer when an older one comes late', async () => {
    const { cache, version, keep } = openCache();
    let finish: (text: string) => void = () => {};
    const slow = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const before = keep('k', () => slow);
    version.rise();
    const after = await keep('k', async () => 'after the write');
    finish('before the write');
    await before;
    expect(cache.fresh('k')?.answer).toBe(after);
  });

  it('drops everything when the version changes, also when it becomes lower', async () => {
    const version = fakePublicVersion();
    const cache = createAnswerCache(version);
    version.rise();
    await cache.answer({ key: 'k', route: '/public/x', produce: async () => Buffer.from('old') });
    version.fall();
    version.rise();
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('reads again at midnight, when the version rises without a write', async () => {
    let content = 1;
    const version = { current: () => ({ content, names: 1 }), onRise: () => () => {} };
    const cache = createAnswerCache(version);
    await cache.answer({ key: 'k', route: '/public/x', produce: async () => Buffer.from('today') });
    expect(cache.fresh('k')).toBeDefined();
    content = 2;
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('keeps a newer answer when an older one has been compressed', async () => {
    const { cache, version, keep } = openCache();
    const long = 'long '.repeat(1_000);
    const before = await keep('k', async () => long);
    version.rise();
    if (!('etag' in before)) throw new Error('It is a stream');
    await cache.compress('k', before);
    expect(cache.fresh('k')).toBeUndefined();
    const after = await keep('k', async () => `${long}!`);
    await cache.compress('k', { ...before });
    expect(cache.fresh('k')?.answer).toBe(after);
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
    expect(cache.fresh(long)).toBeUndefined();
  });

  it('reads again after a minute, because some answers depend on the time', async () => {
    const { cache, keep, wait } = openCache();
    wait(limits.kept.answerMs);
    await keep('k');
    wait(limits.kept.answerMs);
    expect(cache.fresh('k')).toBeDefined();
    wait(1);
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('stays within its memory, and drops the entry that was not used for longest', async () => {
    const { cache, keep } = openCache(3 * 2_200);
    for (const key of ['a', 'b', 'c']) await keep(key);
    cache.fresh('a');
    await keep('d');
    const kept = ['a', 'b', 'c', 'd'].filter((key) => cache.fresh(key));
    expect(kept).toEqual(['a', 'c', 'd']);
  });

  it('counts a compressed answer with both forms', async () => {
    const long = 'long '.repeat(1_000);
    const { cache, keep } = openCache(5_000 + 2_048 + 2 + 10);
    const answer = await keep('k', async () => long);
    if (!('etag' in answer)) throw new Error('It is a stream');
    expect(cache.fresh('k')?.answer).toBe(answer);
    const packed = await cache.compress('k', answer);
    expect(packed.bytes).toBeGreaterThan(5_010);
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('gives a compressed answer no more time', async () => {
    const { cache, keep, wait } = openCache();
    wait(1);
    const answer = await keep('k', async () => 'long '.repeat(1_000));
    if (!('etag' in answer)) throw new Error('It is a stream');
    wait(limits.kept.answerMs);
    const packed = await cache.compress('k', answer);
    expect(cache.fresh('k')?.answer).toBe(packed);
    wait(1);
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('gives each of two simultaneous requests a stream of its own, also when a write comes between', async () => {
    const { cache, version } = openCache();
    const stream = () => ({ parts: (async function* () {})(), close: async () => {} });
    const ask = () => cache.answer({ key: 'k', route: '/public/x', produce: async () => stream() });
    const both = [ask(), ask()];
    version.rise();
    const [first, second] = await Promise.all(both);
    expect([first && 'parts' in first, second && 'parts' in second]).toEqual([true, true]);
    expect(first).not.toBe(second);
    expect(cache.fresh('k')).toBeUndefined();
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
    expect([made, cache.fresh('k')]).toEqual([1, undefined]);
    await ask();
    expect(made).toBe(2);
  });

  it('tells all who wait that an answer failed, and asks again afterwards', async () => {
    const { cache, version } = openCache();
    const fail = () => Promise.reject(new Error('Too slow'));
    const ask = (produce: () => Promise<Buffer<ArrayBuffer>>) =>
      cache.answer({ key: 'k', route: '/public/x', produce });
    const both = [ask(fail), ask(fail)];
    version.rise();
    for (const one of both) await expect(one).rejects.toThrow('Too slow');
    await ask(async () => Buffer.from('text'));
    expect(cache.fresh('k')).toBeDefined();
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
