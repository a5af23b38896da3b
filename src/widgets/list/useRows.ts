import {
  defaultRangeExtractor,
  observeWindowOffset,
  type ReactVirtualizerOptions,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../useHydrated.ts';

/** A rendered row. */
export interface ListRow {
  index: number;
  /** Room for the rows above it that are not rendered. */
  gap: number;
}

type VirtualizerOptions = ReactVirtualizerOptions<Window, HTMLLIElement>;

interface RowsOptions
  extends Pick<
    VirtualizerOptions,
    'count' | 'estimateSize' | 'getItemKey' | 'initialMeasurementsCache' | 'measureElement'
  > {
  /** Rows that the server renders, and the browser while it hydrates. */
  firstRows: number;
  /** Index of the first row; the others are counted from it. */
  start?: number;
  /** A scroll position to restore. */
  top?: number | undefined;
}

/** Rendered above and below the screen. */
const SPARE_ROWS = 3;

/** The server has no screen. Any height above 0 renders rows. */
const SERVER_SCREEN = { width: 0, height: 1 };

/** After this pause scrolling has ended. Safari allows at most 100 history updates in 30 s. */
const REST_MS = 400;

/** The rows around the screen, of a list that scrolls with the page. Each is an `<li data-index>`. */
export function useRows({ firstRows, start = 0, top, ...options }: RowsOptions) {
  const list = useRef<HTMLUListElement>(null);
  // Rows outside the screen are removed in a task of their own, after the page has begun to handle presses.
  const isHydrated = useDeferredValue(useIsHydrated());
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...options,
    ...(top !== undefined && { initialOffset: top }),
    scrollMargin,
    overscan: SPARE_ROWS,
    initialRect: SERVER_SCREEN,
    isScrollingResetDelay: REST_MS,
    observeElementOffset: (instance, tell) => {
      // The visitor may have scrolled since the first rendering; the library would scroll back.
      tell(top ?? window.scrollY, false);
      return observeWindowOffset(instance, tell);
    },
    rangeExtractor: (range) => {
      if (!isHydrated) return countTo(Math.min(firstRows, range.count));
      const around = defaultRangeExtractor(range);
      // The row with the focus stays rendered, or the focus would be lost.
      const focused = (focusedRow(list.current) ?? -1) - start;
      if (focused < 0 || focused >= range.count || around.includes(focused)) return around;
      return [...around, focused].sort((one, other) => one - other);
    },
  });

  // What is above the list may have changed its height.
  useLayoutEffect(() => {
    if (list.current)
      setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY));
  });

  const items = virtualizer.getVirtualItems();
  const rows: ListRow[] = items.map((item, place) => ({
    index: start + item.index,
    gap: item.start - (items[place - 1]?.end ?? scrollMargin),
  }));
  return { list, rows, virtualizer, isHydrated };
}

const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function focusedRow(list: HTMLUListElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLLIElement>('li[data-index]');
  return row && list?.contains(row) ? Number(row.dataset.index) : undefined;
}
