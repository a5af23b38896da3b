import { describe, expect, it } from 'vitest';
import { listOf, totalOf } from '../../../src/lib/list.ts';

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
});
