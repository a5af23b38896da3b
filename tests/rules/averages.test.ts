import { describe, expect, test } from 'vitest';
import { averageChanges } from '../../server/domain/review/averageRules.ts';

const review = { clinicId: 'c', eventId: 'e', doctorIds: ['d1', 'd2'], rating: 4 };

describe('what a review changes about averages', () => {
  test('a new one counts once for its clinic, its event and each doctor', () => {
    expect(averageChanges([], [review])).toEqual([
      { table: 'clinic', id: 'c', sum: 4, count: 1 },
      { table: 'event', id: 'e', sum: 4, count: 1 },
      { table: 'doctor', id: 'd1', sum: 4, count: 1 },
      { table: 'doctor', id: 'd2', sum: 4, count: 1 },
    ]);
  });

  test('a doctor named twice counts once', () => {
    const doctorIds = ['d1', 'd1'];
    expect(averageChanges([], [{ ...review, eventId: null, doctorIds }])).toEqual([
      { table: 'clinic', id: 'c', sum: 4, count: 1 },
      { table: 'doctor', id: 'd1', sum: 4, count: 1 },
    ]);
  });

  test('one that goes takes away what it brought', () => {
    const back = averageChanges([], [review]).map(({ sum, count, ...target }) => ({
      ...target,
      sum: -sum,
      count: -count,
    }));
    expect(averageChanges([review], [])).toEqual(back);
  });

  test('another rating changes sums only', () => {
    const after = { ...review, rating: 1, doctorIds: ['d1'], eventId: null };
    const before = { ...after, rating: 4 };
    expect(averageChanges([before], [after])).toEqual([
      { table: 'clinic', id: 'c', sum: -3, count: 0 },
      { table: 'doctor', id: 'd1', sum: -3, count: 0 },
    ]);
  });

  test('another doctor changes the two doctors only', () => {
    expect(averageChanges([review], [{ ...review, doctorIds: ['d2', 'd3'] }])).toEqual([
      { table: 'doctor', id: 'd1', sum: -4, count: -1 },
      { table: 'doctor', id: 'd3', sum: 4, count: 1 },
    ]);
  });

  test('of several the changes of one record are one', () => {
    const other = { ...review, clinicId: 'c2', eventId: null, doctorIds: ['d1'], rating: 1 };
    expect(averageChanges([review, other], [])).toEqual([
      { table: 'clinic', id: 'c', sum: -4, count: -1 },
      { table: 'event', id: 'e', sum: -4, count: -1 },
      { table: 'doctor', id: 'd1', sum: -5, count: -2 },
      { table: 'doctor', id: 'd2', sum: -4, count: -1 },
      { table: 'clinic', id: 'c2', sum: -1, count: -1 },
    ]);
  });

  test('an edit of the text changes nothing', () => {
    expect(averageChanges([review], [{ ...review }])).toEqual([]);
  });
});
