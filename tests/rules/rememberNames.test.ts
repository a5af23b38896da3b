import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queryable } from '../../server/db/database.ts';
import { findNames } from '../../server/domain/search/findNames.ts';
import { type AllNames, rememberNames } from '../../server/domain/search/rememberNames.ts';
import { limits } from '../../server/limits.ts';
import { fakeFeed } from '../support/fakes/fakeFeed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CLINIC = '018bcfe5-6800-7000-8000-000000000001';

/** A slow database with one clinic. */
function setUp() {
  const feed = fakeFeed();
  const clinic = { name: '옛이름', delayMs: 0 };
  const query = vi.fn(async (sql: string) => {
    if (!sql.includes('from clinic where id <')) return [];
    const { name, delayMs } = clinic;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return [{ id: CLINIC, names: [name] }];
  });
  const db = { query, script: vi.fn() } as unknown as Queryable;
  return {
    feed,
    clinic,
    query,
    names: rememberNames({ db, feed, now: () => new Date() }),
  };
}

const isFound = ({ clinics }: AllNames, text: string) =>
  findNames(clinics, text, { offset: 0, limit: 1 }).ids.length === 1;

/** The answer of the call when all its waiting is skipped. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(limits.lists.newNamesMs);
  return answer;
}

test('simultaneous searches read the names once', async () => {
  const { query, names } = setUp();
  await soon(Promise.all([names(), names()]));
  const reads = query.mock.calls.length;
  expect(isFound(await names(), '옛')).toBe(true);
  expect(query).toHaveBeenCalledTimes(reads);
});

test('a search waits for changed names if they come soon', async () => {
  const { feed, clinic, names } = setUp();
  await soon(names());
  Object.assign(clinic, { name: '새이름', delayMs: 100 });
  feed.rise();
  expect(isFound(await soon(names()), '새')).toBe(true);
});

test('the old names are used while reading takes long, then the new ones', async () => {
  const { feed, clinic, names } = setUp();
  await soon(names());
  Object.assign(clinic, { name: '새이름', delayMs: 2_000 });
  feed.rise();
  expect(isFound(await soon(names()), '옛')).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isFound(await names(), '새')).toBe(true);
});

test('a search after a change never gets names that were read before it', async () => {
  const { feed, clinic, names } = setUp();
  clinic.delayMs = 100;
  const before = names();
  await vi.advanceTimersByTimeAsync(50);
  feed.rise();
  clinic.name = '새이름';
  const after = names();
  expect(isFound(await soon(after), '새')).toBe(true);
  expect(isFound(await before, '옛')).toBe(true);
});

test('names are read again only when a name changes', async () => {
  const { feed, query, names } = setUp();
  await soon(names());
  const reads = query.mock.calls.length;
  feed.know([{ kind: 'review', id: 'r', clinicId: CLINIC }]);
  await soon(names());
  expect(query).toHaveBeenCalledTimes(reads);
  feed.know([{ kind: 'clinic', id: CLINIC, isRenamed: true }]);
  await soon(names());
  expect(query.mock.calls.length).toBeGreaterThan(reads);
});

test('a failed read is repeated', async () => {
  const { query, names } = setUp();
  query.mockRejectedValueOnce(new Error('Too slow'));
  await expect(names()).rejects.toThrow('Too slow');
  expect(isFound(await soon(names()), '옛')).toBe(true);
});
