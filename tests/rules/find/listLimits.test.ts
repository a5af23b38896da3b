import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../../contract/api.ts';
import { findListParams } from '../../../contract/find.ts';

describe('a list without a limit', () => {
  it.each([
    ['CONST-03 API-07', 'GET /public/clinics', 10_000],
    ['CONST-04', 'GET /public/doctors', 100],
    ['CONST-05', 'GET /public/events', 10_000],
    ['CONST-06 RVL-06 API-15', 'GET /public/reviews', 10_000],
    ['CONST-02', 'GET /member/reviews', 100],
  ] as const)('%s %s begins with the first record and has up to %i', (_, key, limit) => {
    expect(api[key].query.parse({})).toMatchObject({ offset: 0, limit });
  });

  it('CONST-07 a search has up to 5 of each kind', () => {
    expect(api['GET /public/search'].query.parse({ q: '' }).limit).toBe(5);
  });
});

it.each([
  [undefined, 10],
  ['0', 0],
  ['7', 7],
  ['500000', 100_000],
])('a browse list of 10 that is asked for %s has up to %i', (limit, expected) => {
  expect(z.object(findListParams(10)).parse({ limit }).limit).toBe(expected);
});

it('CONST-03 API-07 no limit is above 100000', () => {
  expect(api['GET /public/clinics'].query.parse({ limit: '500000' }).limit).toBe(100_000);
});
