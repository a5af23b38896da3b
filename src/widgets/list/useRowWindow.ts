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
import { holds, type Place, placeAt } from '../../lib/rowWindow.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { keepPlace, readKeptPlace } from './keptPlace.ts';

/** A list that has not moved for this long is being read. Safari refuses to note more than 100 places in 30 s. */
const REST_MS = 400;

const rowHeights = new Map<string, number>();
/** Where the lens began in each entry of the history, so that Back finds the same rows. */
const starts = new Map<string, number>();

/**
 * Follows the scrolling of the page along a list whose rows are all of one height. There is no place until
 * that height is known: on a server, and in a browser for its first list of a kind.
 */
export function useRowWindow(kind: string, count: number) {
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
  /** Rows that are ahead of the screen may come a little later, and none of the page's own steps waits for them. */
  const follow = useEffectEvent(() =>
    look(place?.rowHeight, (step, next) => {
      if (hasSpare && place && holds(place, next, count)) startTransition(step);
      else flushSync(step);
    }),
  );

  /**
   * With a place from before there is nothing to learn yet, and the page has still to be scrolled to it. Rows that
   * a server has drawn fill the screen, so theirs is in no hurry: hydrating them is enough for one go.
   */
  const begin = useEffectEvent(() => {
    if (!place) measure(hasSpare ? startTransition : (step) => step());
  });
  useLayoutEffect(() => begin(), []);

  /** The page has its length only now, and what was read before a reload lies further down. */
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
    // In the frame itself it would change what is observed, which Firefox reports as an error of the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure(flushSync));
    });
    // Its content box changes with every row that goes by.
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

/** A new list begins with the rows on the screen alone. What a server has drawn stays. */
function useSpareRows(): boolean {
  const [hasSpare, setHasSpare] = useState(!useIsHydrated());
  useEffect(() => startTransition(() => setHasSpare(true)), []);
  return hasSpare;
}

/** Takes a step to the next place: what scrolled into view must not stay empty for a frame. */
type Show = (step: () => void, next: Place) => void;

function firstPlace(rowHeight: number | undefined, start = 0): Place | undefined {
  if (!rowHeight) return undefined;
  return { rowHeight, start, topRow: 0, screenRows: Math.ceil(innerHeight / rowHeight) };
}

/** A row that waits for its content was given its height, so it tells nothing. */
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
