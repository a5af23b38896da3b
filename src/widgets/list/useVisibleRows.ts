import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { holds, type Place, placeAt } from '../../lib/visibleRows.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { keepPlace, readKeptPlace } from './keptPlace.ts';

/** After this pause the position is stored. Safari allows at most 100 history updates in 30 s. */
const REST_MS = 400;

const rowHeights = new Map<string, number>();
/** The first row by history entry, so that Back shows the same rows. */
const starts = new Map<string, number>();

/**
 * Follows the page's scrolling along a list with rows of equal height. The position is undefined until that
 * height is known: on the server, and for the first list of a kind.
 */
export function useVisibleRows(kind: string, count: number) {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const [place, setPlace] = useState(() => firstPlace(rowHeights.get(kind), starts.get(key)));
  const start = place?.start ?? 0;
  const asked = useRef(place);
  const hasSpare = useSpareRows();

  const look = useEffectEvent((rowHeight: number | undefined, show: Show, from = start) => {
    if (!list.current || !rowHeight) return;
    const above = -list.current.getBoundingClientRect().top;
    const next = placeAt(from, count, { rowHeight, above, screenHeight: innerHeight });
    if (isSame(asked.current, next)) return;
    asked.current = next;
    show(() => setPlace(next), next);
    if (next.start !== from) scrollBy(0, (from - next.start) * rowHeight);
  });
  const measure = useEffectEvent((show: Show) => {
    const rowHeight = measuredRow(list.current) ?? place?.rowHeight;
    if (rowHeight) rowHeights.set(kind, rowHeight);
    look(rowHeight, show);
  });
  /** A transition: rows outside the screen may render a little later. */
  const follow = useEffectEvent(() =>
    look(place?.rowHeight, (step, next) => {
      if (hasSpare && place && holds(place, next, count)) startTransition(step);
      else flushSync(step);
    }),
  );

  /**
   * With a restored position the page must be scrolled first. Rows from the server fill the screen, so
   * hydration only adopts them.
   */
  const begin = useEffectEvent(() => {
    if (!place) measure(hasSpare ? startTransition : (step) => step());
  });
  useLayoutEffect(() => begin(), []);

  /** Only now the page has its full height, so a position from before a reload can be restored. */
  const goBack = useEffectEvent((rowHeight: number) => {
    const kept = readKeptPlace();
    if (!kept) return;
    scrollTo(0, kept.top);
    look(rowHeight, (step) => step(), kept.start);
  });
  const isNew = useRef(!place);
  const knownHeight = place?.rowHeight;
  useLayoutEffect(() => {
    if (!isNew.current || !knownHeight) return;
    isNew.current = false;
    goBack(knownHeight);
  }, [knownHeight]);

  const keep = useEffectEvent(() => keepPlace(start));
  useEffect(() => {
    let frame = 0;
    // A change inside the frame would alter what is observed, which Firefox reports as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure(flushSync));
    });
    // The content box changes with every row.
    if (list.current) observer.observe(list.current, { box: 'border-box' });
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      follow();
      clearTimeout(rest);
      rest = setTimeout(keep, REST_MS);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('resize', handleScroll);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', handleScroll);
      removeEventListener('resize', handleScroll);
    };
  }, []);

  useEffect(() => void starts.set(key, start), [key, start]);

  return { list, place, hasSpare };
}

/** A new list first renders only the rows on the screen. Rows from the server stay. */
function useSpareRows(): boolean {
  const [hasSpare, setHasSpare] = useState(!useIsHydrated());
  useEffect(() => startTransition(() => setHasSpare(true)), []);
  return hasSpare;
}

/** Applies a step towards a position; rows on the screen must not stay empty for a frame. */
type Show = (step: () => void, next: Place) => void;

function firstPlace(rowHeight: number | undefined, start = 0): Place | undefined {
  if (!rowHeight) return undefined;
  return { rowHeight, start, topRow: 0, screenRows: Math.ceil(innerHeight / rowHeight) };
}

/** Waiting rows have a fixed height, so they are not measured. */
function measuredRow(list: HTMLElement | null): number | undefined {
  const row = list?.querySelector(':scope > li:not([data-waiting])');
  return row?.getBoundingClientRect().height || undefined;
}

function isSame(one: Place | undefined, other: Place): boolean {
  return (
    one?.rowHeight === other.rowHeight &&
    one.start === other.start &&
    one.topRow === other.topRow &&
    one.screenRows === other.screenRows
  );
}
