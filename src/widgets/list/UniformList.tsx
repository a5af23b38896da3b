import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../useHydrated.ts';
import { keepPlace, readKeptPlace } from './keptPlace.ts';
import { useLens } from './lens.ts';
import { useKeepOnPress } from './useKeepOnPress.ts';
import { type ListRow, useRows } from './useRows.ts';

interface UniformListProps {
  label: string;
  count: number;
  /** About the height of a row, until one is measured. */
  rowHeight: number;
  /** Rows that the server renders. */
  firstRows: number;
  /** Renders an `<li data-index>` per row. Rows with `data-waiting` are not measured. */
  children: (rows: ListRow[], rowHeight: number) => ReactNode;
}

/** A list of any length with rows of one height. It scrolls with the page. */
export function UniformList({ label, count, firstRows, children, ...props }: UniformListProps) {
  const [kept] = useState(readKeptPlace);
  // While it hydrates, the list must equal the server's, so the kept place is restored afterwards.
  const [keptAtOnce] = useState(useIsHydrated() ? kept : undefined);
  const [measured, setMeasured] = useState(keptAtOnce?.rowHeight);
  const rowHeight = measured ?? props.rowHeight;
  const lens = useLens(count, rowHeight, keptAtOnce?.start ?? 0);
  const { list, rows, virtualizer, isHydrated } = useRows({
    count: lens.size,
    start: lens.start,
    estimateSize: () => rowHeight,
    firstRows,
    top: kept?.top,
  });

  const measure = useEffectEvent(() => {
    const height = firstRowHeight(list.current);
    // Far down a page WebKit rounds the heights that it measures.
    if (height && Math.abs(height - (measured ?? 0)) >= 1) setMeasured(height);
  });
  const follow = useEffectEvent(() => {
    if (!virtualizer.range) return;
    const start = lens.follow(virtualizer.range);
    if (start !== lens.start) keepPlace({ rowHeight, start });
  });
  useLayoutEffect(() => measure());
  useEffect(() => {
    const handleResize = () => measure();
    const handleScroll = () => follow();
    addEventListener('resize', handleResize);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      removeEventListener('resize', handleResize);
      removeEventListener('scroll', handleScroll);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library keeps sizes until it is told
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // A page is high enough for a kept place when the height of its rows is known.
  const isReady = isHydrated && measured !== undefined;
  const restore = useEffectEvent(() => {
    if (!kept) return;
    lens.restore(kept.start ?? 0);
    scrollTo(0, kept.top);
  });
  useLayoutEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  const { isScrolling } = virtualizer;
  const { start } = lens;
  useEffect(() => {
    if (isReady && !isScrolling) keepPlace({ rowHeight, start });
  }, [isReady, isScrolling, rowHeight, start]);
  useKeepOnPress(list, () => keepPlace({ rowHeight, start }));

  return (
    <ul
      ref={list}
      aria-label={label}
      style={isHydrated ? { height: lens.size * rowHeight } : undefined}
      // The list positions its rows itself, so the browser's scroll anchoring is off.
      className="flow-root [overflow-anchor:none]"
    >
      {children(rows, rowHeight)}
    </ul>
  );
}

function firstRowHeight(list: HTMLUListElement | null): number | undefined {
  const row = list?.querySelector(':scope > li:not([data-waiting])');
  return row?.getBoundingClientRect().height || undefined;
}
