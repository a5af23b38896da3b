import { describe, expect, it } from 'vitest';
import { listOf, totalOf } from '../../src/lib/list.ts';

describe('lists of an answer', () => {
  it('lie in data or one level deeper', () => {
    expect(listOf({ data: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(listOf({ data: { data: ['a', 'b'], total: 9 } })).toEqual(['a', 'b']);
  });

  it('have the total that the answer says, which may be none', () => {
    expect(totalOf({ data: ['a'], total: 9 })).toBe(9);
    expect(totalOf({ data: ['a'], total: 0 })).toBe(0);
    expect(totalOf({ data: { data: ['a'], total: 9 } })).toBe(9);
  });

  it('count for their own rows where it says none', () => {
    expect(totalOf({ data: ['a', 'b'] })).toBe(2);
    expect(totalOf({ data: { data: ['a', 'b'] } })).toBe(2);
  });
});
