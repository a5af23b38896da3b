import type { CSSProperties, ReactNode } from 'react';
import { lensSize, type Place, type Rows, rowsAt } from '../../lib/rowWindow.ts';
import { useRowWindow } from './useRowWindow.ts';

interface UniformListProps {
  /** Lists of one kind have rows of one height, which is remembered from list to list. */
  kind: string;
  label: string;
  count: number;
  /** Rows to draw while their height is not known. */
  firstRows: number;
  /** Draws an `<li>` for each row. One with `data-waiting` has no content of its own to be measured by. */
  children: (rows: Rows, rowHeight: number | undefined) => ReactNode;
}

/** A list of any length that scrolls with the page and keeps only the rows around the screen. */
export function UniformList({ kind, label, count, firstRows, children }: UniformListProps) {
  const { list, place, hasSpare } = useRowWindow(kind, count);
  // One row is enough to learn their height from.
  const unplaced = { from: 0, to: Math.min(count, hasSpare ? firstRows : 1) };
  const rows = place ? rowsAt(place, count, hasSpare ? undefined : 0) : unplaced;
  const start = place?.start ?? 0;
  return (
    <ul
      ref={list}
      aria-label={label}
      style={place ? roomFor(place, rows, count) : roomUntilPlaced(hasSpare)}
      // The rows themselves say where they are; the browser's own correction would come on top.
      className="[overflow-anchor:none]"
    >
      {children({ from: start + rows.from, to: start + rows.to }, place?.rowHeight)}
    </ul>
  );
}

/** One row alone would make too short a page to stay where one is. */
const roomUntilPlaced = (hasSpare: boolean): CSSProperties | undefined =>
  hasSpare ? undefined : { minHeight: scrollY + innerHeight };

/** All rows take their room, whether they are drawn or not. */
function roomFor(place: Place, rows: Rows, count: number): CSSProperties {
  return {
    height: lensSize(count, place.rowHeight) * place.rowHeight,
    paddingTop: rows.from * place.rowHeight,
  };
}
