import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slicesAround } from '../../src/domain/record/list/recordSource.ts';
import { holds, lensSize, placeAt, rowsAt } from '../../src/lib/visibleRows.ts';

const rowHeight = 350.25;
const screenHeight = 844;
/** What Firefox, the strictest, can lay out. */
const MOST_PX = 17_000_000;

const at = (start: number, count: number, row: number) =>
  placeAt(start, count, { rowHeight, screenHeight, above: row * rowHeight });

describe('rows of a long list', () => {
  it('AMB-90 only those around the screen are drawn', () => {
    const place = at(0, 1_000, 500);
    expect(rowsAt(place, 1_000)).toEqual({ from: 497, to: 507 });
    expect(rowsAt(at(0, 1_000, -5), 1_000)).toEqual({ from: 0, to: 7 });
    expect(rowsAt(at(0, 3, 0), 3)).toEqual({ from: 0, to: 3 });
    expect(rowsAt(at(0, 1_000, 5_000), 1_000)).toEqual({ from: 996, to: 1_000 });
  });

  it('BRW-28 a hundred thousand rows never need a page longer than browsers can lay out', () => {
    expect(lensSize(100_000, rowHeight) * rowHeight).toBeLessThan(MOST_PX);
    expect(lensSize(60, rowHeight)).toBe(60);
  });

  it('BRW-28 scrolling on reaches the last row, and scrolling back the first', () => {
    const count = 100_000;
    let start = 0;
    let seen = 0;
    for (let row = 0, step = 0; seen < count - 10 && step < 100; step += 1) {
      const place = at(start, count, row + 20_000);
      start = place.start;
      row = Math.min(place.topRow, lensSize(count, rowHeight) - 5);
      seen = start + row;
    }
    expect(seen).toBeGreaterThanOrEqual(count - 10);
    for (let step = 0; start > 0 && step < 100; step += 1) start = at(start, count, 0).start;
    expect(start).toBe(0);
  });

  it('the lens stays while one is far from both of its ends', () => {
    const size = lensSize(100_000, rowHeight);
    for (const share of [0.11, 0.5, 0.89]) {
      expect(at(50_000, 100_000, Math.round(share * size)).start, `${share}`).toBe(50_000);
    }
  });

  it('the lens moves without moving what is seen', () => {
    void assert(
      property(
        integer({ min: 0, max: 100_000 }),
        integer({ min: 0, max: 100_000 }),
        double({ min: -1_000, max: 20_000_000, noNaN: true }),
        (count, asked, above) => {
          const size = lensSize(count, rowHeight);
          const start = Math.min(asked, count - size);
          const place = placeAt(start, count, { rowHeight, screenHeight, above });
          const row = Math.min(Math.max(0, Math.floor(above / rowHeight)), Math.max(0, size - 1));
          expect(place.start + place.topRow).toBe(start + row);
          expect(place.start).toBeGreaterThanOrEqual(0);
          expect(place.start + size).toBeLessThanOrEqual(count);
        },
      ),
    );
  });
});

describe('rows that are drawn', () => {
  it('hold until the screen would show a row that is not among them', () => {
    const drawn = at(0, 1_000, 500);
    const isHeldAt = (row: number) => holds(drawn, at(0, 1_000, row), 1_000);
    const { from, to } = rowsAt(drawn, 1_000);
    const last = to - drawn.screenRows - 1;
    expect([from, last].map(isHeldAt)).toEqual([true, true]);
    expect([from - 1, last + 1].map(isHeldAt)).toEqual([false, false]);
  });

  it('hold at the end of the list, below which there is none', () => {
    expect(holds(at(0, 10, 7), at(0, 10, 9), 10)).toBe(true);
  });

  it('do not hold where rows have another height', () => {
    const drawn = at(0, 1_000, 500);
    expect(holds(drawn, { ...drawn, rowHeight: rowHeight + 1 }, 1_000)).toBe(false);
  });

  it('do not hold where the lens has moved', () => {
    const drawn = at(0, 100_000, 500);
    expect(holds(drawn, { ...drawn, start: 20 }, 100_000)).toBe(false);
  });
});

describe('windows of a list', () => {
  it('AMB-90 are those around the rows, and the next one in time', () => {
    expect(slicesAround({ from: 0, to: 8 }, 20, 100_000)).toEqual([{ offset: 0, from: 0, to: 8 }]);
    expect(slicesAround({ from: 5, to: 16 }, 20, 100_000)).toEqual([
      { offset: 0, from: 5, to: 16 },
      { offset: 20, from: 20, to: 16 },
    ]);
    expect(slicesAround({ from: 55, to: 65 }, 20, 100_000)).toEqual([
      { offset: 40, from: 55, to: 60 },
      { offset: 60, from: 60, to: 65 },
    ]);
  });

  it('end with the list', () => {
    expect(slicesAround({ from: 50, to: 60 }, 20, 60)).toEqual([{ offset: 40, from: 50, to: 60 }]);
    expect(slicesAround({ from: 0, to: 3 }, 100, 3)).toEqual([{ offset: 0, from: 0, to: 3 }]);
  });
});
