import { describe, expect, it } from 'vitest';
import type { ChangeKind } from '../../../server/db/feed/change.ts';
import { createFeedCache } from '../../../server/db/feed/feedCache.ts';
import { limits } from '../../../server/limits/limits.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';

const STALE_MS = limits.feed.staleListMs;

function openCache() {
  let time = 1_000_000;
  let made = 0;
  const feed = fakeFeed({ clock: () => time });
  const cache = createFeedCache<string>(feed, { maxBytes: 1_000 });
  const shown = {
    record: { records: ['a', 'b'], kinds: [] },
    list: { records: [], kinds: ['clinic', 'review'] as ChangeKind[] },
  };
  const make = (what: keyof typeof shown, value?: string | Promise<string>) => async () => {
    made += 1;
    return { value: (await value) ?? `${made}`, bytes: 1, ...shown[what] };
  };
  const read = async (
    what: keyof typeof shown,
    options: { value?: string | Promise<string>; needsNewest?: boolean } = {},
  ) => (await cache.read(what, make(what, options.value), options)).value;
  const pass = async (ms: number) => {
    time += ms;
    await Promise.resolve();
  };
  return { feed, cache, read, pass, count: () => made };
}

/** A value that a test gives later. */
function later() {
  let give: (value: string) => void = () => {};
  const value = new Promise<string>((resolve) => {
    give = resolve;
  });
  return { value, give };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('an item about records', () => {
  it('is dropped when one of them changes, and only then', async () => {
    const { feed, cache, read } = openCache();
    expect(await read('record')).toBe('1');
    feed.add([{ kind: 'clinic', id: 'c' }, { kind: 'review' }]);
    expect([cache.ready('record'), await read('record')]).toEqual(['1', '1']);
    feed.add([{ kind: 'doctor', id: 'd', clinicId: 'b' }]);
    expect([cache.ready('record'), await read('record')]).toEqual([undefined, '2']);
  });

  it('is not kept after a change if it was read before', async () => {
    const { feed, cache, read } = openCache();
    const { value, give } = later();
    const racing = read('record', { value });
    feed.add([{ kind: 'review', id: 'a' }]);
    give('from before the change');
    expect(await racing).toBe('from before the change');
    expect(cache.ready('record')).toBeUndefined();
    expect(await read('record')).toBe('2');
  });

  it('is made again for a reader who came after the change, while others get what they waited for', async () => {
    const { feed, read, count } = openCache();
    const { value, give } = later();
    const before = [read('record', { value }), read('record')];
    feed.add([{ kind: 'review', id: 'a' }]);
    const after = [read('record'), read('record')];
    give('old');
    expect(await Promise.all(before)).toEqual(['old', 'old']);
    expect(await Promise.all(after)).toEqual(['2', '2']);
    expect(count()).toBe(2);
  });

  it('is made again when its changes are no longer remembered', async () => {
    const { feed, cache, read } = openCache();
    await read('record');
    for (let id = 0; id <= limits.feed.changedRecords; id += 1) {
      feed.add([{ kind: 'review', id: `r${id}` }]);
    }
    expect(cache.ready('record')).toBeUndefined();
  });
});

describe('work under way', () => {
  it('does not remove newer work when it ends late: others still share the newer work', async () => {
    const { feed, read, count } = openCache();
    const [older, newer] = [later(), later()];
    const first = read('record', { value: older.value });
    feed.rise();
    const second = read('record', { value: newer.value });
    older.give('older');
    expect(await first).toBe('older');
    const third = read('record');
    newer.give('newer');
    expect([await second, await third, count()]).toEqual(['newer', 'newer', 2]);
  });

  it('does not replace the result of newer work that ended before it', async () => {
    const { feed, cache, read } = openCache();
    const [older, newer] = [later(), later()];
    const first = read('record', { value: older.value });
    feed.rise();
    const second = read('record', { value: newer.value });
    newer.give('newer');
    expect(await second).toBe('newer');
    older.give('older');
    expect([await first, cache.ready('record')]).toEqual(['older', 'newer']);
  });

  it('is not shared with a reader who needs an exact answer, if its result is not kept', async () => {
    const { cache, read } = openCache();
    const { value, give } = later();
    const unkept = async () => ({ value: await value, bytes: null, records: [], kinds: [] });
    const first = cache.read('record', unkept);
    const exact = read('record', { value: 'own', needsNewest: true });
    give('perhaps outdated');
    expect([(await first).value, await exact]).toEqual(['perhaps outdated', 'own']);
  });
});

describe('a list', () => {
  it('is stale after a change of its kind: it is given while one refresh runs', async () => {
    const { feed, cache, read, pass, count } = openCache();
    await read('list');
    await pass(10 * STALE_MS);
    feed.add([{ kind: 'event', id: 'e' }]);
    expect(cache.ready('list')).toBe('1');
    feed.add([{ kind: 'review', id: 'r' }]);
    expect(cache.ready('list')).toBeUndefined();
    const { value, give } = later();
    expect(await read('list', { value })).toBe('1');
    // Others get it too and begin no refresh of their own.
    expect([cache.ready('list'), await read('list')]).toEqual(['1', '1']);
    give('new');
    await settled();
    expect([cache.ready('list'), count()]).toEqual(['new', 2]);
  });

  it('is not given when the change has been known for longer than staleListMs', async () => {
    const { feed, cache, read, pass } = openCache();
    await read('list');
    feed.add([{ kind: 'clinic', id: 'c' }]);
    await pass(STALE_MS);
    expect(cache.ready('list')).toBe('1');
    await pass(1);
    expect([cache.ready('list'), await read('list')]).toEqual([undefined, '2']);
  });

  it('is made at most once in staleListMs, however often it changes', async () => {
    const { feed, read, pass, count } = openCache();
    for (let step = 0; step < 100; step += 1) {
      feed.add([{ kind: 'clinic', id: 'c' }]);
      await read('list');
      await settled();
      await pass(STALE_MS / 10);
    }
    expect(count()).toBeLessThanOrEqual(11);
    expect(count()).toBeGreaterThanOrEqual(9);
  });

  it('is outdated for at most staleListMs, also when it takes long to make', async () => {
    const { feed, read, pass } = openCache();
    const { value, give } = later();
    const slow = read('list', { value });
    feed.add([{ kind: 'clinic', id: 'c' }]);
    await pass(STALE_MS + 1);
    const after = read('list');
    give('old');
    expect([await slow, await after]).toEqual(['old', '2']);
  });

  it('is made again at once for a reader who needs it exact', async () => {
    const { feed, cache, read } = openCache();
    await read('list');
    feed.add([{ kind: 'clinic', id: 'c' }]);
    expect([await read('list'), await read('list', { needsNewest: true })]).toEqual(['1', '2']);
    expect(cache.ready('list')).toBe('2');
    expect(await read('list', { needsNewest: true })).toBe('2');
  });

  it('stays stale while its refresh fails; after staleListMs the reader gets the error', async () => {
    const { feed, cache, read, pass } = openCache();
    await read('list');
    await pass(2 * STALE_MS);
    feed.add([{ kind: 'clinic', id: 'c' }]);
    const failure = () => Promise.reject(new Error('Too slow'));
    expect((await cache.read('list', failure)).value).toBe('1');
    await settled();
    await pass(STALE_MS + 1);
    await expect(cache.read('list', failure)).rejects.toThrow('Too slow');
    expect(await read('list')).toBe('2');
  });
});

it('an item made from a stale item is as old as the stale item', async () => {
  const { feed, cache, read, pass } = openCache();
  const list = await cache.read('list', async () => ({
    value: 'list',
    bytes: 1,
    records: [],
    kinds: ['clinic'] as ChangeKind[],
  }));
  const { since } = list;
  feed.add([{ kind: 'clinic', id: 'c' }]);
  const page = { value: 'page', bytes: 1, records: [], kinds: list.kinds, since };
  await cache.read('page', async () => page);
  expect(cache.ready('page')).toBe('page');
  await pass(STALE_MS + 1);
  expect(cache.ready('page')).toBeUndefined();
  await read('list');
});

it('counts reads that the cache answers (hits) and reads that make the item (misses)', async () => {
  const reads = { hits: 0, misses: 0 };
  const feed = fakeFeed();
  const cache = createFeedCache<string>(feed, { maxBytes: 1_000, reads });
  const read = () =>
    cache.read('a', async () => ({ value: 'a', bytes: 1, records: ['r'], kinds: [] }));
  expect([cache.ready('a'), reads]).toEqual([undefined, { hits: 0, misses: 0 }]);
  await read();
  expect(reads).toEqual({ hits: 0, misses: 1 });
  await read();
  cache.ready('a');
  expect(reads).toEqual({ hits: 2, misses: 1 });
  feed.add([{ kind: 'clinic', id: 'r' }]);
  cache.ready('a');
  expect(reads).toEqual({ hits: 2, misses: 1 });
});

it('an item that is not there or not the expected one is not replaced', async () => {
  const { cache, read } = openCache();
  const after = (value: string) => ({ value: `${value}!`, bytes: 1 });
  cache.replace('record', () => true, after);
  await read('record');
  cache.replace('record', () => false, after);
  expect(cache.ready('record')).toBe('1');
  cache.replace('record', (value) => value === '1', after);
  expect(cache.ready('record')).toBe('1!');
});
