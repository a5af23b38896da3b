import { describe, expect, it } from 'vitest';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';
import { demoRows } from '../../../server/demo/rows/demoRows.ts';

/** Noon in Korea. */
const NOW = new Date('2026-11-01T03:00:00Z');

describe('reports of the demonstration', () => {
  const demo = makeDemo(NOW);
  const reviews = demo.practices.flatMap((practice) => practice.reviews);

  it('the desk has four reported reviews', () => {
    const reported = new Set(demo.reports.map(({ reviewId }) => reviewId));
    expect(reported.size).toBe(4);
    expect(demoRows(demo).review_report).toHaveLength(7);
  });

  it('each is by another member than the author, once, after the review', () => {
    const pairs = new Set(demo.reports.map(({ reviewId, memberId }) => `${reviewId} ${memberId}`));
    expect(pairs.size).toBe(demo.reports.length);
    for (const { reviewId, memberId, createdAt } of demo.reports) {
      const review = reviews.find(({ id }) => id === reviewId);
      expect(review?.counsel.member.id).not.toBe(memberId);
      expect(createdAt).toBeGreaterThan(review?.createdAt ?? NOW.getTime());
      expect(createdAt).toBeLessThan(NOW.getTime());
    }
  });
});
