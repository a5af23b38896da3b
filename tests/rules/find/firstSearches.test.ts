import { expect, it } from 'vitest';
import { firstSearches } from '../../../server/domain/search/counts/firstSearches.ts';

const search = { address: '192.0.2.1', day: '2026-11-23', term: '쌍수' };

it('a search counts once for its address, day and term', async () => {
  const isFirst = firstSearches();
  expect(await isFirst(search)).toBe(true);
  expect(await isFirst({ ...search })).toBe(false);
  for (const other of [{ address: '192.0.2.2' }, { day: '2026-11-24' }, { term: '코' }]) {
    expect(await isFirst({ ...search, ...other })).toBe(true);
  }
});

it('an address has so many terms a day, and a repeated one takes no place', async () => {
  const isFirst = firstSearches({ ofAddress: 2, remembered: 10 });
  const terms = ['가', '가', '나', '다'];
  const counted: boolean[] = [];
  for (const term of terms) counted.push(await isFirst({ ...search, term }));
  expect(counted).toEqual([true, false, true, false]);
  expect(await isFirst({ ...search, address: '192.0.2.2', term: '다' })).toBe(true);
});
