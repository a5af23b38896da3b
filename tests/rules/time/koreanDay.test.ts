import { describe, expect, it } from 'vitest';
import {
  daysInKorea,
  firstDayOf,
  koreanDayNumber,
  koreanDayOf,
  koreanDayStart,
  koreanTimeOf,
  msToKoreanMidnight,
} from '../../../server/lib/koreanDay.ts';

const LAST_MS = new Date('2026-11-23T23:59:59.999+09:00');
const MIDNIGHT = new Date('2026-11-24T00:00:00.000+09:00');
const HOUR_MS = 3_600_000;

describe('the day in Seoul', () => {
  it('begins at midnight there', () => {
    expect([koreanDayOf(LAST_MS), koreanDayOf(MIDNIGHT)]).toEqual(['2026-11-23', '2026-11-24']);
    expect(koreanDayNumber(MIDNIGHT) - koreanDayNumber(LAST_MS)).toBe(1);
    expect(koreanDayNumber(new Date(MIDNIGHT.getTime() + 24 * HOUR_MS - 1))).toBe(
      koreanDayNumber(MIDNIGHT),
    );
  });

  it('has a clock that a spreadsheet reads', () => {
    expect(koreanTimeOf(LAST_MS)).toBe('2026-11-23 23:59:59');
    expect(koreanTimeOf(MIDNIGHT)).toBe('2026-11-24 00:00:00');
  });

  it('began at the last midnight, also in its first and last moment', () => {
    expect(koreanDayStart(LAST_MS)).toEqual(new Date('2026-11-23T00:00+09:00'));
    expect(koreanDayStart(MIDNIGHT)).toEqual(MIDNIGHT);
  });

  it('lasts until the next midnight', () => {
    expect(msToKoreanMidnight(LAST_MS)).toBe(1);
    expect(msToKoreanMidnight(MIDNIGHT)).toBe(24 * HOUR_MS);
    expect(msToKoreanMidnight(new Date('2026-11-23T20:00+09:00'))).toBe(4 * HOUR_MS);
  });

  it.each([
    [1, '2026-11-24'],
    [7, '2026-11-30'],
  ])('%d days from 24 November end with %s', (count, last) => {
    const from = new Date('2026-11-24T00:00+09:00');
    const until = new Date(new Date(`${last}T00:00+09:00`).getTime() + 24 * HOUR_MS);
    expect(daysInKorea('2026-11-24', count)).toEqual({ from, until });
  });

  it('today is the last of the last days', () => {
    expect(firstDayOf(1, MIDNIGHT)).toBe('2026-11-24');
    expect(firstDayOf(7, MIDNIGHT)).toBe('2026-11-18');
    expect(firstDayOf(30, LAST_MS)).toBe('2026-10-25');
  });
});
