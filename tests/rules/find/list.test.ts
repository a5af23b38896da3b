import { describe, expect, it } from 'vitest';
import { cappedTotalOf, listOf, totalOf } from '../../../src/lib/list.ts';

describe('lists in an answer', () => {
  it('are in data or one level deeper', () => {
    expect(listOf({ data: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(listOf({ data: { data: ['a', 'b'], total: 9 } })).toEqual(['a', 'b']);
  });

  it('have the total of the answer, which may be missing', () => {
    expect(totalOf({ data: ['a'], total: 9 })).toBe(9);
    expect(totalOf({ data: ['a'], total: 0 })).toBe(0);
    expect(totalOf({ data: { data: ['a'], total: 9 } })).toBe(9);
  });

  it('count their own rows if the total is missing', () => {
    expect(totalOf({ data: ['a', 'b'] })).toBe(2);
    expect(totalOf({ data: { data: ['a', 'b'] } })).toBe(2);
  });

  it('have no plus if the list shows all rows', () => {
    expect(cappedTotalOf({ data: ['a'], total: 9 })).toMatchObject({ total: 9 });
    expect(cappedTotalOf({ data: ['a'], total: 9 }, 9).totalIsCapped).toBeUndefined();
    expect(cappedTotalOf({ data: ['a', 'b'] })).toMatchObject({ total: 2 });
  });

  it('have a plus if the server did not count further, or if there are more rows than it shows', () => {
    const counted = { data: { data: ['a'], total: 9, totalIsCapped: true as const } };
    expect(cappedTotalOf(counted)).toMatchObject({ total: 9, totalIsCapped: true });
    expect(cappedTotalOf({ data: ['a'], total: 9 }, 8)).toEqual({ total: 8, totalIsCapped: true });
  });
});
