import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * 100,000 cards are taller than the tallest page of a browser. So the page has a part of the list, the lens: `size`
 * rows from row `start` on. When the visitor scrolls near an end of the lens, it moves.
 */
interface Lens {
  start: number;
  size: number;
  /** Rows of the whole list. */
  count: number;
}

/** Firefox lays out at most 17.9 million pixels, others 33.5 million. */
const PAGE_PX = 12_000_000;

/**
 * A scroll by more rows than this at once is a jump, e.g. with the scroll bar or the End key. The lens also moves when
 * fewer rows than this are left before one of its ends.
 */
const STEP_ROWS = 40;

/** How many rows the lens has. */
export const lensSize = (count: number, rowHeight: number): number =>
  Math.min(count, Math.floor(PAGE_PX / rowHeight));

/** The first and the last row on the screen, counted from the first row of the lens. */
interface Seen {
  startIndex: number;
  endIndex: number;
}

/**
 * After a jump the position of the scroll bar is taken as a position in the whole list: at its end the last rows are
 * shown, in its middle the middle ones.
 */
export function startAfterJump({ size, count }: Lens, { startIndex, endIndex }: Seen): number {
  const lastStartIndex = size - (endIndex - startIndex + 1);
  return lastStartIndex > 0 ? Math.round((startIndex / lastStartIndex) * (count - size)) : 0;
}

/** Near an end of the lens: the rows on the screen move to the middle of the lens, if the list goes on. */
export function startAround({ start, size, count }: Lens, { startIndex }: Seen): number {
  if (startIndex >= STEP_ROWS && startIndex <= size - STEP_ROWS) return start;
  const wanted = start + startIndex - Math.floor(size / 2);
  return Math.min(Math.max(wanted, 0), count - size);
}

export function useLens(count: number, rowHeight: number, firstStart: number) {
  const [wantedStart, setStart] = useState(firstStart);
  const seenRow = useRef<number | undefined>(0);
  const size = lensSize(count, rowHeight);
  const start = Math.min(wantedStart, count - size);
  return {
    start,
    size,
    /** Shows the place again where the visitor was before. The next scrolling does not count as a jump. */
    restore: (keptStart: number) => {
      seenRow.current = undefined;
      setStart(keptStart);
    },
    /** Call it after each scrolling. Returns the first row of the lens. */
    follow: (seen: Seen): number => {
      const lens = { start, size, count };
      const from = seenRow.current ?? seen.startIndex;
      const hasJumped = Math.abs(seen.startIndex - from) > STEP_ROWS;
      const next = hasJumped ? startAfterJump(lens, seen) : startAround(lens, seen);
      // After a jump other rows are on the screen, so nothing has to stay in place.
      const moved = hasJumped ? 0 : start - next;
      seenRow.current = seen.startIndex + moved;
      if (next !== start) {
        flushSync(() => setStart(next));
        scrollBy(0, moved * rowHeight);
      }
      return next;
    },
  };
}
