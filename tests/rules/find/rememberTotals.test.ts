import { expect, test, vi } from 'vitest';
import type { Queryable } from '../../../server/db/database.ts';
import { rememberTotals } from '../../../server/db/lists/rememberTotals.ts';
import { where } from '../../../server/db/lists/where.ts';
import { reviewConditions } from '../../../server/domain/review/reviewSql.ts';
import { MINUTE_MS } from '../../../server/lib/units.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';

const all = where([]);
const some = where([{ sql: 'clinic_id = ?', value: 'a' }]);

function setUp() {
  let now = 1_000;
  const feed = fakeFeed({ clock: () => now });
  const count = vi.fn<() => Promise<unknown[]>>(async () => [{ total: 7 }]);
  const db = { query: count, script: vi.fn() } as unknown as Queryable;
  const pass = (ms: number) => {
    now += ms;
  };
  return { feed, count, pass, totalOf: rememberTotals({ db, feed }, 'review') };
}

test('a list is counted once for all its pages, also at the same time', async () => {
  const { count, totalOf } = setUp();
  expect(await Promise.all([totalOf(all), totalOf(all)])).toEqual([{ total: 7 }, { total: 7 }]);
  expect(await totalOf(all)).toEqual({ total: 7 });
  expect(count).toHaveBeenCalledTimes(1);
});

test('each filter has its own total', async () => {
  const { count, totalOf } = setUp();
  await totalOf(all);
  await totalOf(some);
  expect(count).toHaveBeenLastCalledWith(
    expect.stringContaining('from review where clinic_id = $1 limit 100001)'),
    ['a'],
  );
});

test('a list is counted again after a change that visitors can see', async () => {
  const { feed, count, totalOf } = setUp();
  await totalOf(all);
  feed.rise();
  count.mockResolvedValue([{ total: 8 }]);
  expect(await totalOf(all)).toEqual({ total: 8 });
});

test('AMB-103 the total of more than 1,000 rows may be a minute old', async () => {
  const { feed, count, pass, totalOf } = setUp();
  count.mockResolvedValue([{ total: 1_001 }]);
  await totalOf(all);
  feed.add([{ kind: 'review', id: 'r' }]);
  pass(MINUTE_MS - 1);
  await totalOf(all);
  expect(count).toHaveBeenCalledTimes(1);
  pass(2);
  count.mockResolvedValue([{ total: 1_002 }]);
  expect(await totalOf(all)).toEqual({ total: 1_002 });
});

test('AMB-103 more than 1,000 rows of one clinic, doctor or event are counted after each change', async () => {
  const { feed, count, totalOf } = setUp();
  const ofClinic = where([{ sql: 'clinic_id = ?', value: 'b', hasExactTotal: true }]);
  count.mockResolvedValue([{ total: 1_001 }]);
  await totalOf(ofClinic);
  feed.add([{ kind: 'review', id: 'r' }]);
  count.mockResolvedValue([{ total: 1_002 }]);
  expect(await totalOf(ofClinic)).toEqual({ total: 1_002 });
});

test('AMB-103 1,000 rows are counted after each change', async () => {
  const { feed, count, totalOf } = setUp();
  count.mockResolvedValue([{ total: 1_000 }]);
  await totalOf(all);
  feed.add([{ kind: 'review', id: 'r' }]);
  await totalOf(all);
  expect(count).toHaveBeenCalledTimes(2);
});

test('a long list is counted again after a restore', async () => {
  const { feed, count, totalOf } = setUp();
  count.mockResolvedValue([{ total: 1_001 }]);
  await totalOf(all);
  feed.rise();
  await totalOf(all);
  expect(count).toHaveBeenCalledTimes(2);
});

test('a list of reviews is not counted again after a change of the search', async () => {
  const { feed, count, totalOf } = setUp();
  await totalOf(all);
  feed.add([{ kind: 'search' }]);
  await totalOf(all);
  expect(count).toHaveBeenCalledTimes(1);
  feed.add([{ kind: 'review', id: 'r' }]);
  await totalOf(all);
  expect(count).toHaveBeenCalledTimes(2);
});

test('a failed count is not stored', async () => {
  const { count, totalOf } = setUp();
  count.mockRejectedValueOnce(new Error('Too slow'));
  await expect(totalOf(all)).rejects.toThrow('Too slow');
  expect(await totalOf(all)).toEqual({ total: 7 });
});

test('it remembers 500 filters and forgets the one that was not used for longest', async () => {
  const { count, totalOf } = setUp();
  const filterOf = (value: number) => where([{ sql: 'x = ?', value }]);
  for (let value = 0; value < 500; value += 1) await totalOf(filterOf(value));
  await totalOf(filterOf(0));
  await totalOf(filterOf(500));
  count.mockClear();
  await totalOf(filterOf(0));
  expect(count).not.toHaveBeenCalled();
  await totalOf(filterOf(1));
  expect(count).toHaveBeenCalledTimes(1);
});

test('AMB-103 more than 100,000 rows are not counted, except within one clinic, doctor or event', async () => {
  const { count, totalOf } = setUp();
  count.mockResolvedValue([{ total: 100_001 }]);
  expect(await totalOf(all)).toEqual({ total: 100_000, totalIsCapped: true });
  count.mockResolvedValue([{ total: 100_000 }]);
  expect(await totalOf(some)).toEqual({ total: 100_000 });
  count.mockResolvedValue([{ total: 100_001 }]);
  const ofClinic = where([{ sql: 'clinic_id = ?', value: 'b', hasExactTotal: true }]);
  expect(await totalOf(ofClinic)).toEqual({ total: 100_001 });
  expect(count).toHaveBeenLastCalledWith(
    'select count(*) as total from (select from review where clinic_id = $1 ) as counted',
    ['b'],
  );
});

test('AMB-103 reviews of one clinic, doctor or event are counted to the end', () => {
  const hasExactTotal = (query: Parameters<typeof reviewConditions>[0]) =>
    where(reviewConditions(query)).hasExactTotal;
  expect(hasExactTotal({ photos: 'true' })).toBe(false);
  for (const name of ['clinicId', 'doctorId', 'eventId']) {
    expect(hasExactTotal({ photos: 'true', [name]: 'a' })).toBe(true);
  }
});
