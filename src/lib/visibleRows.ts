/** The position in a long list of rows of equal height. */
export interface Place {
  rowHeight: number;
  /** The first row of the page. A list that is taller than a browser allows is shown in parts. */
  start: number;
  /** The row at the top edge of the screen, counted from `start`. */
  topRow: number;
  /** Rows that fit on the screen. */
  screenRows: number;
}

/** `to` is exclusive. */
export interface Rows {
  from: number;
  to: number;
}

interface View {
  rowHeight: number;
  /** Height of the list above the top edge of the screen; negative if the list begins below it. */
  above: number;
  screenHeight: number;
}

/** Firefox lays out at most 17.9 million pixels, others 33.5 million. 100,000 cards are taller. */
const LENS_PX = 12_000_000;

/** How many rows fit on the page. */
export const lensSize = (count: number, rowHeight: number) =>
  Math.min(count, Math.floor(LENS_PX / rowHeight));

/** Near an end of the page's part, the part moves on by half its size, if the list continues there. */
export function placeAt(start: number, count: number, view: View): Place {
  const { rowHeight, above, screenHeight } = view;
  const size = lensSize(count, rowHeight);
  const topRow = within(0, Math.floor(above / rowHeight), Math.max(0, size - 1));
  const moved = movedLens(start, topRow, { size, count });
  return {
    rowHeight,
    start: moved,
    topRow: topRow + start - moved,
    screenRows: Math.ceil(screenHeight / rowHeight),
  };
}

/** The rows to render, counted from `start`: those on the screen and `spare` rows above and below. */
export function rowsAt(place: Place, count: number, spare = place.screenRows): Rows {
  const { rowHeight, topRow, screenRows } = place;
  const size = lensSize(count, rowHeight);
  return {
    from: within(0, topRow - spare, size),
    to: within(0, topRow + screenRows + spare + 1, size),
  };
}

/** Whether the rows rendered for one position still fill the screen at another. */
export function holds(drawn: Place, next: Place, count: number): boolean {
  if (drawn.start !== next.start || drawn.rowHeight !== next.rowHeight) return false;
  const { from, to } = rowsAt(drawn, count);
  const end = Math.min(next.topRow + next.screenRows + 1, lensSize(count, next.rowHeight));
  return from <= next.topRow && end <= to;
}

function movedLens(start: number, row: number, { size, count }: { size: number; count: number }) {
  const step = Math.floor(size / 2);
  if (row > size * 0.9) return Math.min(start + step, count - size);
  if (row < size * 0.1) return Math.max(start - step, 0);
  return start;
}

const within = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);
