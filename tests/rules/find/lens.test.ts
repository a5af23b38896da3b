import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slicesAround } from '../../../src/domain/record/list/recordSource.ts';
import { lensSize, startAfterJump, startAround } from '../../../src/widgets/list/lens.ts';

const rowHeight = 350.25;
/** What Firefox, the strictest, can lay out. */
const MOST_PX = 17_000_000;
const ALL = 100_000;
const size = lensSize(ALL, rowHeight);
const SHOWN = 3;

const lensAt = (start: number) => ({ start, size, count: ALL });
const seen = (startIndex: number) => ({ startIndex, endIndex: startIndex + SHOWN - 1 });

describe('a list that is taller than a page can be', () => {
  it('BRW-28 a hundred thousand rows never need a page longer than browsers can lay out', () => {
    expect(size * rowHeight).toBeLessThan(MOST_PX);
    expect(lensSize(60, rowHeight)).toBe(60);
  });

  it('BRW-28 the end of the scroll bar is the last row, its start the first, its middle the middle', () => {
    const last = seen(size - SHOWN);
    expect(startAfterJump(lensAt(0), last) + last.endIndex).toBe(ALL - 1);
    expect(startAfterJump(lensAt(50_000), seen(0))).toBe(0);
    const middle = seen(Math.round((size - SHOWN) / 2));
    expect(startAfterJump(lensAt(0), middle) + middle.startIndex).toBeCloseTo(ALL / 2, -2);
  });

  it('BRW-28 scrolling on row by row reaches the last row, and scrolling back the first', () => {
    let start = 0;
    let row = 0;
    const scroll = (rows: number) => {
      row = Math.min(Math.max(row + rows, 0), size - SHOWN);
      const next = startAround(lensAt(start), seen(row));
      row += start - next;
      start = next;
    };
    for (let step = 0; step < ALL / 30; step += 1) scroll(30);
    expect(start + row + SHOWN).toBe(ALL);
    for (let step = 0; step < ALL / 30; step += 1) scroll(-30);
    expect(start + row).toBe(0);
  });

  it('the page stays while the visitor is far from both of its ends', () => {
    for (const share of [0.05, 0.5, 0.95]) {
      const row = Math.round(share * size);
      expect(startAround(lensAt(40_000), seen(row)), `${share}`).toBe(40_000);
    }
  });

  it('the page never leaves the list', () => {
    void assert(
      property(integer({ min: 0, max: ALL }), integer({ min: 0, max: ALL }), (count, asked) => {
        const rows = lensSize(count, rowHeight);
        const row = Math.min(asked, Math.max(0, rows - SHOWN));
        const lens = { start: Math.min(asked, count - rows), size: rows, count };
        for (const start of [startAround(lens, seen(row)), startAfterJump(lens, seen(row))]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + rows).toBeLessThanOrEqual(count);
        }
      }),
    );
  });

  it('a list that fits its page is never moved', () => {
    const lens = { start: 0, size: 60, count: 60 };
    expect([startAround(lens, seen(0)), startAround(lens, seen(57))]).toEqual([0, 0]);
    expect(startAfterJump(lens, seen(57))).toBe(0);
    expect(startAfterJump({ start: 0, size: 2, count: 2 }, { startIndex: 0, endIndex: 1 })).toBe(0);
  });
});

describe('the queries of a list', () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => ({ index: from + place, gap: 0 }));

  it('AMB-90 are those of the rendered rows, and the next one in time', () => {
    expect(slicesAround(rows(0, 8), 20, ALL)).toEqual([{ offset: 0, rows: rows(0, 8) }]);
    expect(slicesAround(rows(5, 16), 20, ALL)).toEqual([
      { offset: 0, rows: rows(5, 16) },
      { offset: 20, rows: [] },
    ]);
    expect(slicesAround(rows(55, 65), 20, ALL)).toEqual([
      { offset: 40, rows: rows(55, 60) },
      { offset: 60, rows: rows(60, 65) },
    ]);
  });

  it('AMB-90 are also that of a row far from the others', () => {
    const offsets = slicesAround([...rows(5, 6), ...rows(505, 515)], 20, ALL);
    expect(offsets.map(({ offset }) => offset)).toEqual([0, 480, 500, 520]);
  });

  it('are in the order of the list, also when they are smaller than what is rendered', () => {
    const offsets = slicesAround(rows(3, 9), 2, ALL).map(({ offset }) => offset);
    expect(offsets).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('end with the list', () => {
    expect(slicesAround(rows(50, 60), 20, 60)).toEqual([{ offset: 40, rows: rows(50, 60) }]);
    expect(slicesAround(rows(0, 3), 100, 3)).toEqual([{ offset: 0, rows: rows(0, 3) }]);
    expect(slicesAround(rows(0, 1), 20, 1)).toEqual([{ offset: 0, rows: rows(0, 1) }]);
  });
});

describe('the queries for rows that are shown', () => {
  const rowsFrom = (index: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ index: index + at, key: index + at }) as never);
  const slices = (index: number, count: number, all: number) =>
    slicesAround(rowsFrom(index, count), 10, all).map(({ offset, rows }) => [offset, rows.length]);

  it('are those of the shown rows, and of half as many rows above and below, in their order', () => {
    expect(slices(0, 10, 100)).toEqual([
      [0, 10],
      [10, 0],
    ]);
    expect(slices(14, 10, 100)).toEqual([
      [0, 0],
      [10, 6],
      [20, 4],
    ]);
    expect(slices(95, 5, 100)).toEqual([[90, 5]]);
    expect(slices(10, 1, 100)).toEqual([
      [0, 0],
      [10, 1],
    ]);
  });

  it('ask for no row that is not there', () => {
    expect(slices(0, 10, 10)).toEqual([[0, 10]]);
    expect(slices(1, 1, 2)).toEqual([[0, 1]]);
  });
});
