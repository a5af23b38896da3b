import type { CSSProperties, ReactNode } from 'react';
import { lensSize, type Place, type Rows, rowsAt } from '../../lib/visibleRows.ts';
import { useVisibleRows } from './useVisibleRows.ts';

interface UniformListProps {
  /** All lists of one kind have the same row height, which is remembered. */
  kind: string;
  label: string;
  count: number;
  /** Rows to render before the row height is known. */
  firstRows: number;
  /** Renders an `<li>` per row. Rows with `data-waiting` are not measured. */
  children: (rows: Rows, rowHeight: number | undefined) => ReactNode;
}

/** A list of any length that scrolls with the page and renders only the rows around the screen. */
export function UniformList({ kind, label, count, firstRows, children }: UniformListProps) {
  const { list, place, hasSpare } = useVisibleRows(kind, count);
  // One row is enough to measure the height.
  const unplaced = { from: 0, to: Math.min(count, hasSpare ? firstRows : 1) };
  const rows = place ? rowsAt(place, count, hasSpare ? undefined : 0) : unplaced;
  const start = place?.start ?? 0;
  return (
    <ul
      ref={list}
      aria-label={label}
      style={place ? roomFor(place, rows, count) : roomUntilPlaced(hasSpare)}
      // The list positions its rows itself, so the browser's scroll anchoring is off.
      className="[overflow-anchor:none]"
    >
      {children({ from: start + rows.from, to: start + rows.to }, place?.rowHeight)}
    </ul>
  );
}

/** With one row the page would be too short to keep the scroll position. */
const roomUntilPlaced = (hasSpare: boolean): CSSProperties | undefined =>
  hasSpare ? undefined : { minHeight: scrollY + innerHeight };

/** The padding takes the room of rows that are not rendered. */
function roomFor(place: Place, rows: Rows, count: number): CSSProperties {
  return {
    height: lensSize(count, place.rowHeight) * place.rowHeight,
    paddingTop: rows.from * place.rowHeight,
  };
}
