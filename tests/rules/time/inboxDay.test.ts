import { expect, it } from 'vitest';
import { readDay } from '../../../server/domain/counsel/inbox/inboxDay.ts';

const NOW = new Date('2026-12-20T03:00:00Z');

it.each([
  ['2026-12-10', '2026-12-10'],
  ["'26-12-10", '2026-12-10'],
  ['2026.1.5', '2026-01-05'],
  ['2026년 12월 10일', '2026-12-10'],
  ['12월10일', '2026-12-10'],
  ['12月10日', '2026-12-10'],
  [' 12/10 ', '2026-12-10'],
])('the search of the inbox reads %s as the day %s', (typed, day) => {
  expect(readDay(typed, NOW)).toBe(day);
});

it('a day without a year is the nearest one', () => {
  expect(readDay('1/5', NOW)).toBe('2027-01-05');
  expect(readDay('12/31', new Date('2027-01-02T03:00:00Z'))).toBe('2026-12-31');
});

it.each(['', '나비', 'AB12CD', '2/30', '13/1', '2026-02-30', '12/10/5/1', '12'])(
  '%j is no day',
  (typed) => {
    expect(readDay(typed, NOW)).toBeNull();
  },
);
