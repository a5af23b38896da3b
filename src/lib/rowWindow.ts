/** Where one stands in a list of rows of one height that is too long to be drawn whole. */
export interface Place {
  rowHeight: number;
  /** The row that the page begins with: a list longer than a page can be is seen through a lens. */
  start: number;
  /** The row at the upper edge of the screen, counted from `start`. */
  topRow: number;
  /** How many rows the screen holds. */
  screenRows: number;
}

/** `to` is the first row after them. */
export interface Rows {
  from: number;
  to: number;
}

interface View {
  rowHeight: number;
  /** How much of the list lies above the upper edge of the screen; negative while it begins below. */
  above: number;
  screenHeight: number;
}

/** Firefox lays out 17.9 million pixels, others 33.5 million. A hundred thousand cards are longer. */
const LENS_PX = 12_000_000;

/** How many rows the page has room for. */
export const lensSize = (count: number, rowHeight: number) =>
  Math.min(count, Math.floor(LENS_PX / rowHeight));

/** Near an end of the lens it moves on by half its size, if the list goes on there. */
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

/** The rows to draw, counted from `start`: those on the screen, and as many again above and below to spare. */
export function rowsAt(place: Place, count: number, spare = place.screenRows): Rows {
  const { rowHeight, topRow, screenRows } = place;
  const size = lensSize(count, rowHeight);
  return {
    from: within(0, topRow - spare, size),
    to: within(0, topRow + screenRows + spare + 1, size),
  };
}

/** Whether what is drawn for one place still fills the screen at another. */
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
