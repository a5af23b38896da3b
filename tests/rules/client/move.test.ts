import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move } from '../../../src/lib/list.ts';

describe('reordering', () => {
  it('FILE-05 CHIP-02 an item moves to the place it is dropped at, and the others keep their order', () => {
    expect(move(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('FILE-06 CHIP-03 a place outside the list changes nothing', () => {
    for (const [from, to] of [
      [0, 4],
      [0, -1],
      [-1, 0],
      [9, 0],
      [0, 1.5],
      [0.5, 2],
    ] as const) {
      expect(move(['a', 'b', 'c', 'd'], from, to)).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  it('never loses or repeats an item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), fc.integer(), (list, from, to) => {
        expect(move(list, from, to).toSorted()).toEqual(list.toSorted());
      }),
    );
  });
});
