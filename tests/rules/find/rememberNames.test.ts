import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queryable } from '../../../server/db/database.ts';
import { findNames } from '../../../server/domain/search/names/findNames.ts';
import type { AllNames } from '../../../server/domain/search/names/readNames.ts';
import { rememberNames } from '../../../server/domain/search/names/rememberNames.ts';
import { limits } from '../../../server/limits/limits.ts';
import { type FakeFeed, fakeFeed } from '../../support/fakes/fakeFeed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CLINIC = '018bcfe5-6800-7000-8000-000000000001';
const RENAMED = { kind: 'clinic', id: CLINIC, isSearchChanged: true } as const;
const OWN = { readsOwnWrite: true };
const READ_MS = 2_000;

/** A slow database with one clinic. */
function setUp() {
  const feed = fakeFeed();
  const clinic = { name: '옛이름', delayMs: 0 };
  const query = vi.fn(async (sql: string) => {
    if (!sql.includes('from clinic where id')) return [];
    const { name, delayMs } = clinic;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return [{ id: CLINIC, names: [name] }];
  });
  const db = { query, script: vi.fn() } as unknown as Queryable;
  const readAll = () => query.mock.calls.filter(([sql]) => sql.includes('from clinic where id <'));
  return {
    feed,
    clinic,
    query,
    readAll,
    names: rememberNames({ db, feed, now: () => new Date() }),
  };
}

const isFound = ({ clinics }: AllNames, text: string) =>
  findNames(clinics, text, { offset: 0, limit: 1 }).ids.length === 1;

/** The answer of the call when all its waiting is skipped. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(READ_MS);
  return answer;
}

test('simultaneous searches read the names once', async () => {
  const { query, names } = setUp();
  await soon(Promise.all([names(), names()]));
  const reads = query.mock.calls.length;
  expect(isFound(await names(), '옛')).toBe(true);
  expect(query).toHaveBeenCalledTimes(reads);
});

test('the first search does not wait long for all names: it reads those with its text, and is not cached', async () => {
  const { clinic, query, names } = setUp();
  clinic.delayMs = READ_MS;
  const doNotCache = vi.fn();
  const first = names({ text: '옛', doNotCache });
  await vi.advanceTimersByTimeAsync(limits.lists.firstNamesMs);
  await first;
  const partial = query.mock.calls.filter(([sql]) => sql.includes('name_parts'));
  expect(partial.map(([sql]) => /from (\w+)/.exec(sql)?.[1])).toEqual([
    'clinic',
    'doctor',
    'event',
  ]);
  expect(doNotCache).toHaveBeenCalledTimes(1);
  expect(isFound(await soon(names({ text: '옛', doNotCache })), '옛')).toBe(true);
  expect(doNotCache).toHaveBeenCalledTimes(1);
});

test('a first search by consonants waits for the names, because only the index finds them', async () => {
  const { clinic, query, names } = setUp();
  clinic.delayMs = READ_MS;
  expect(isFound(await soon(names({ text: 'ㅇㅇ' })), 'ㅇㅇ')).toBe(true);
  expect(query.mock.calls.some(([sql]) => sql.includes('name_parts'))).toBe(false);
});

test.each([
  ['one name', (feed: FakeFeed) => feed.add([RENAMED])],
  ['everything', (feed: FakeFeed) => feed.rise()],
])('a search never waits for new names: %s', async (_name, change) => {
  const { feed, clinic, names } = setUp();
  await soon(names());
  Object.assign(clinic, { name: '새이름', delayMs: READ_MS });
  change(feed);
  const doNotCache = vi.fn();
  expect(isFound(await names({ doNotCache }), '옛')).toBe(true);
  expect(doNotCache).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(limits.lists.newNamesMs + READ_MS);
  const cached = vi.fn();
  expect(isFound(await names({ doNotCache: cached }), '새')).toBe(true);
  expect(cached).not.toHaveBeenCalled();
});

test('new names are read without a search', async () => {
  const { feed, clinic, query, names } = setUp();
  await soon(names());
  clinic.name = '새이름';
  feed.add([RENAMED]);
  await vi.advanceTimersByTimeAsync(READ_MS);
  const reads = query.mock.calls.length;
  expect(isFound(await names(), '새')).toBe(true);
  expect(query).toHaveBeenCalledTimes(reads);
});

test('a writer waits for the own name', async () => {
  const { feed, clinic, names } = setUp();
  await soon(names());
  Object.assign(clinic, { name: '새이름', delayMs: READ_MS });
  feed.add([RENAMED]);
  expect(isFound(await soon(names(OWN)), '새')).toBe(true);
});

test('a writer never gets names that were read before the write', async () => {
  const { feed, clinic, names } = setUp();
  clinic.delayMs = 100;
  const before = names();
  await vi.advanceTimersByTimeAsync(50);
  feed.rise();
  clinic.name = '새이름';
  const after = names(OWN);
  expect(isFound(await soon(after), '새')).toBe(true);
  expect(isFound(await before, '옛')).toBe(true);
});

test('names are read again only when a name changes', async () => {
  const { feed, query, readAll, names } = setUp();
  await soon(names());
  const reads = query.mock.calls.length;
  feed.add([{ kind: 'review', id: 'r', clinicId: CLINIC }]);
  await soon(names(OWN));
  expect(query).toHaveBeenCalledTimes(reads);
  feed.add([RENAMED]);
  await soon(names(OWN));
  expect(query).toHaveBeenCalledTimes(reads + 3);
  expect(readAll()).toHaveLength(1);
});

test('after more renamed records than a process remembers all names are read', async () => {
  const { feed, readAll, names } = setUp();
  await soon(names());
  for (let count = 0; count <= limits.feed.searchChanges; count += 1) feed.add([RENAMED]);
  await soon(names(OWN));
  expect(readAll()).toHaveLength(2);
});

test('a failed read of new names is repeated', async () => {
  const { feed, clinic, query, names } = setUp();
  await soon(names());
  clinic.name = '새이름';
  query.mockRejectedValueOnce(new Error('Too slow'));
  feed.add([RENAMED]);
  await vi.advanceTimersByTimeAsync(limits.lists.newNamesMs);
  expect(isFound(await soon(names()), '옛')).toBe(true);
  expect(isFound(await names(), '새')).toBe(true);
});

test('a failed read is repeated', async () => {
  const { query, names } = setUp();
  query.mockRejectedValueOnce(new Error('Too slow'));
  await expect(names()).rejects.toThrow('Too slow');
  expect(isFound(await soon(names()), '옛')).toBe(true);
});
