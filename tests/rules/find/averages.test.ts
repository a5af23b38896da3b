import { describe, expect, test } from 'vitest';
import {
  averageChanges,
  type PublishedReview,
} from '../../../server/domain/review/averageRules.ts';

const review: PublishedReview = {
  id: '1',
  memberId: 'm',
  clinicId: 'c',
  visitDay: null,
  eventId: 'e',
  doctorIds: ['d1', 'd2'],
  rating: 4,
};
const one = { reviews: 1, counted: 1, sum: 4 };

describe('the changes of a review to averages', () => {
  test('a new review counts once for its clinic, its event and each doctor', () => {
    expect(averageChanges([], [review])).toEqual([
      { table: 'clinic', id: 'c', ...one },
      { table: 'event', id: 'e', ...one },
      { table: 'doctor', id: 'd1', ...one },
      { table: 'doctor', id: 'd2', ...one },
    ]);
  });

  test('a doctor named twice counts once', () => {
    const doctorIds = ['d1', 'd1'];
    expect(averageChanges([], [{ ...review, eventId: null, doctorIds }])).toEqual([
      { table: 'clinic', id: 'c', ...one },
      { table: 'doctor', id: 'd1', ...one },
    ]);
  });

  test('a deleted review subtracts what it added', () => {
    const back = averageChanges([], [review]).map(({ table, id }) => ({
      table,
      id,
      reviews: -1,
      counted: -1,
      sum: -4,
    }));
    expect(averageChanges([review], [])).toEqual(back);
  });

  test('another rating changes sums only', () => {
    const after = { ...review, rating: 1, doctorIds: ['d1'], eventId: null };
    const before = { ...after, rating: 4 };
    const change = { reviews: 0, counted: 0, sum: -3 };
    expect(averageChanges([before], [after])).toEqual([
      { table: 'clinic', id: 'c', ...change },
      { table: 'doctor', id: 'd1', ...change },
    ]);
  });

  test('another doctor changes the two doctors only', () => {
    const changes = averageChanges([review], [{ ...review, doctorIds: ['d2', 'd3'] }]);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({ table: 'doctor', id: 'd3', ...one });
    const less = { reviews: -1, counted: -1, sum: -4 };
    expect(changes).toContainEqual({ table: 'doctor', id: 'd1', ...less });
  });

  test('an edit of the text changes nothing', () => {
    expect(averageChanges([review], [{ ...review }])).toEqual([]);
  });
});

describe('AMB-107 averages count one review of a member, clinic and visit', () => {
  const again = { ...review, id: '2', eventId: null, doctorIds: ['d2'], rating: 1 };
  const ofClinic = (reviews: PublishedReview[]) => averageChanges([], reviews)[0];

  test('the newest counts, while all of them are listed', () => {
    expect(ofClinic([again, review])).toMatchObject({ reviews: 2, counted: 1, sum: 1 });
    expect(averageChanges([], [review, again]).find(({ id }) => id === 'd1')).toMatchObject(one);
  });

  test('an older review that comes back is listed, and changes no average', () => {
    expect(averageChanges([again], [review, again])).toContainEqual({
      table: 'clinic',
      id: 'c',
      reviews: 1,
      counted: 0,
      sum: 0,
    });
  });

  test('two reviews that become one of a visit count once, even with the same sum', () => {
    const before = [
      { ...review, rating: 1 },
      { ...again, visitDay: '2026-11-20', rating: 4 },
    ];
    const after = [
      { ...review, rating: 1 },
      { ...again, rating: 5 },
    ];
    expect(averageChanges(before, after)).toContainEqual({
      table: 'clinic',
      id: 'c',
      reviews: 0,
      counted: -1,
      sum: 0,
    });
  });

  test('when the newest is deleted, the one before it counts', () => {
    const [change] = averageChanges([review, again], [review]);
    expect(change).toMatchObject({ table: 'clinic', reviews: -1, counted: 0, sum: 3 });
  });

  test('one more for each day of a visit, and for each member', () => {
    const visited = { ...again, visitDay: '2026-11-20' };
    const sameDay = { ...visited, id: '3', rating: 5 };
    const other = { ...again, id: '4', memberId: 'n', rating: 2 };
    expect(ofClinic([review, visited, sameDay, other])).toMatchObject({
      reviews: 4,
      counted: 3,
      sum: 4 + 5 + 2,
    });
  });
});
