import { describe, expect, it } from 'vitest';
import {
  countScale,
  depthOf,
  HEIGHT,
  RATING_SCALE,
} from '../../../src/staff/overview/plots/plotScale.ts';

describe('the scale of a plot of counts', () => {
  it.each([
    [[], [1, 0]],
    [
      [0, 1],
      [1, 0],
    ],
    [[2], [2, 1, 0]],
    [[3], [4, 2, 0]],
    [[5], [6, 3, 0]],
    [[9], [10, 5, 0]],
    [[23], [30, 15, 0]],
    [[34], [40, 20, 0]],
    [[1_001], [2_000, 1_000, 0]],
  ])('of %j names %j, whole numbers that no value exceeds', (values, ticks) => {
    expect(countScale(values).ticks).toEqual(ticks);
  });

  it('leaves out what is unknown', () => {
    expect(countScale([null, 7, null]).top).toBe(8);
  });
});

it('a value is drawn between the top and the bottom of its scale', () => {
  expect([5, 3, 1].map((rating) => depthOf(rating, RATING_SCALE))).toEqual([0, HEIGHT / 2, HEIGHT]);
});
