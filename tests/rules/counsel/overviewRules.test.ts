import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/plain/days.ts';
import {
  countsOf,
  type DaySum,
  daysBetween,
  daysOf,
  medianHours,
  monthsUntil,
  openFrom,
  rangeBefore,
  ratesOf,
  ratingsOf,
  stepsOf,
  sumsIn,
} from '../../../server/domain/overview/overviewRules.ts';

const sum = (kind: DaySum['kind'], amount: number, part = '', day = '2026-11-20'): DaySum => ({
  day,
  kind,
  part,
  amount,
});

describe('the days of an overview', () => {
  it('are counted with the first and the last, over months and leap days', () => {
    expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(daysBetween('2026-01-01', '2026-12-31')).toBe(364);
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('are compared with as many days just before', () => {
    expect(rangeBefore({ from: '2026-11-14', to: '2026-11-20' })).toEqual({
      from: '2026-11-07',
      to: '2026-11-13',
    });
    expect(rangeBefore({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      from: '2026-11-19',
      to: '2026-11-19',
    });
  });

  it('are steps of their own up to two weeks', () => {
    const steps = stepsOf({ from: '2026-11-07', to: '2026-11-20' });
    expect(steps).toHaveLength(14);
    expect(steps[0]).toEqual({ from: '2026-11-07', to: '2026-11-07' });
  });

  it('make weeks that end with the last day, the first one shorter', () => {
    expect(stepsOf({ from: '2026-11-05', to: '2026-11-20' })).toEqual([
      { from: '2026-11-05', to: '2026-11-06' },
      { from: '2026-11-07', to: '2026-11-13' },
      { from: '2026-11-14', to: '2026-11-20' },
    ]);
  });

  it('stay open for a week with today', () => {
    expect(openFrom('2026-11-20')).toBe('2026-11-14');
  });

  it('have ratings of twelve months', () => {
    const months = monthsUntil('2026-02-28');
    expect([months[0], months.at(-1), months.length]).toEqual(['2025-03', '2026-02', 12]);
  });
});

describe('the sums of some days', () => {
  it('count what happened; a counsel of before is neither web nor LINE', () => {
    const sums = [
      sum('booked', 2, 'line'),
      sum('booked', 3, 'web'),
      sum('booked', 1),
      sum('confirmed', 4),
      sum('completed', 3),
      sum('canceled', 1),
      sum('missed', 2),
    ];
    expect(countsOf(sums)).toEqual({
      booked: 6,
      line: 2,
      web: 3,
      confirmed: 4,
      completed: 3,
      canceled: 1,
      missed: 2,
    });
    expect(ratesOf(sums).completedShare).toBe(0.75);
  });

  it('are of these days only', () => {
    const sums = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => sum('booked', 1, '', day));
    expect(sumsIn(sums, { from: '2026-11-20', to: '2026-11-21' })).toHaveLength(2);
  });

  it('without any counsel that ended have no share, and without answers no time', () => {
    expect(ratesOf([sum('booked', 3, 'web')])).toEqual({
      answered: 0,
      answerHours: null,
      completedShare: null,
    });
  });

  it('have an average of the ratings that count, and the number of all reviews', () => {
    const sums = [sum('reviewed', 4), sum('rated', 2, '5'), sum('rated', 1, '3')];
    expect(ratingsOf(sums)).toEqual({ reviewed: 4, rating: 4.33 });
    expect(ratingsOf([])).toEqual({ reviewed: 0, rating: null });
  });
});

describe('the median time to an answer', () => {
  it.each([
    ['of one answer', [[7, 1]], 7],
    [
      'of an odd number is the one in the middle',
      [
        [1, 1],
        [9, 1],
        [3, 1],
      ],
      3,
    ],
    [
      'of an even number is between the two in the middle, rounded up',
      [
        [1, 1],
        [4, 1],
      ],
      3,
    ],
    [
      'is not moved by one long wait',
      [
        [2, 5],
        [700, 1],
      ],
      2,
    ],
    [
      'counts each answer of an hour',
      [
        [1, 1],
        [5, 3],
      ],
      5,
    ],
  ])('%s', (_name, waits, median) => {
    expect(medianHours(waits.map(([hours = 0, amount = 0]) => ({ hours, amount })))).toBe(median);
  });

  it('is unknown without answers', () => {
    expect(medianHours([])).toBeNull();
  });
});
