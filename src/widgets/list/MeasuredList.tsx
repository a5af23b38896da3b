import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIsHydrated } from '../useHydrated.ts';
import { keepPlace, readKeptPlace } from './keptPlace.ts';
import { useKeepOnPress } from './useKeepOnPress.ts';
import { useRows } from './useRows.ts';

interface MeasuredListProps<T> {
  /** The loaded items. */
  items: readonly T[];
  /** The number of all items, also of those that are not loaded. */
  total: number;
  /** About the height of a row, until it is measured. */
  rowHeight: number;
  children: (item: T, index: number) => ReactNode;
}

/** A list whose rows have different heights, with a line between them. It scrolls with the page. */
export function MeasuredList<T extends { id: string }>(props: MeasuredListProps<T>) {
  const { items, total, rowHeight, children } = props;
  // Hydration must render the same rows as the server, so the kept place is restored afterwards.
  const [kept] = useState(useIsHydrated() ? readKeptPlace : undefined);
  const { list, rows, virtualizer, isHydrated } = useRows({
    count: items.length,
    firstRows: items.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    // A row of a hidden page has no height.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    ...(kept?.rows && { initialMeasurementsCache: kept.rows }),
    top: kept?.top,
  });
  const { isScrolling } = virtualizer;
  useEffect(() => {
    if (!isScrolling) keepPlace({ rows: virtualizer.takeSnapshot() });
  }, [virtualizer, isScrolling]);
  useKeepOnPress(list, () => keepPlace({ rows: virtualizer.takeSnapshot() }));

  return (
    <ul
      ref={list}
      style={isHydrated ? { height: virtualizer.getTotalSize() } : undefined}
      className="flow-root [overflow-anchor:none]"
    >
      {rows.map(({ index, gap }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={item.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total}
              className={index > 0 ? 'border-line border-t' : ''}
              style={{ marginTop: gap }}
            >
              {children(item, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}
