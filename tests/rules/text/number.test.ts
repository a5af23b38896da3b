import { describe, expect, it } from 'vitest';
import {
  digitsIn,
  formatCount,
  formatCounted,
  formatRating,
  formatTotal,
} from '../../../src/lib/number.ts';

describe('numbers', () => {
  it('ENT-08 ENT-21 CONST-12 a rating has one decimal', () => {
    expect([4, 4.25, 4.96, 0, 5].map(formatRating)).toEqual(['4.0', '4.3', '5.0', '0.0', '5.0']);
  });

  it('ENT-21 AMB-60 a missing rating is 0.0', () => {
    expect([null, undefined, Number.NaN].map(formatRating)).toEqual(['0.0', '0.0', '0.0']);
  });

  it('ENT-08 ENT-22 CONST-13 a count has thousands separators', () => {
    expect([0, 7, 999, 1000, 1234, 100000, 1234567].map(formatCount)).toEqual([
      '0',
      '7',
      '999',
      '1,000',
      '1,234',
      '100,000',
      '1,234,567',
    ]);
  });

  it.each([
    ['12', '12'],
    ['１２', '12'],
    ['３명, 4', '34'],
    ['', ''],
  ])('the digits of %j, as a Korean or Japanese keyboard writes them, are %j', (typed, digits) => {
    expect(digitsIn(typed)).toBe(digits);
  });

  it('AMB-60 a missing count is 0', () => {
    expect([null, undefined, Number.NaN].map(formatCount)).toEqual(['0', '0', '0']);
  });

  it('AMB-103 a total that was not counted to its end has a plus', () => {
    expect(formatTotal({ total: 1_234 })).toBe('1,234');
    expect(formatTotal({ total: 100_000, totalIsCapped: true })).toBe('100,000+');
  });

  it('a count of matches ends at a thousand, with a plus', () => {
    expect([0, 999, 1000, 1001].map(formatCounted)).toEqual(['0', '999', '1,000', '1,000+']);
  });
});
