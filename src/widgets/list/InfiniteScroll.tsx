import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { SCROLL_THROTTLE_MS, SCROLL_TRIGGER_PERCENT } from '../../constants.ts';
import { throttle } from '../../lib/throttle.ts';

interface InfiniteScrollProps {
  /** Number of items; a change allows the next page. */
  count: number;
  /** False while a page loads, after the last page and after a failure. */
  mayLoad: boolean;
  onLoadMore: () => void;
  children: ReactNode;
}

/** Calls `onLoadMore` when most of the list was scrolled, or when the list does not fill the screen. */
export function InfiniteScroll({ count, mayLoad, onLoadMore, children }: InfiniteScrollProps) {
  const list = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of the same length asks again, too
  useEffect(() => {
    if (!mayLoad) return;
    let wasAsked = false;
    const check = () => {
      if (wasAsked || !list.current || seenPercent(list.current) < SCROLL_TRIGGER_PERCENT) return;
      wasAsked = true;
      loadMore();
    };
    const { throttled, cancel } = throttle(check, SCROLL_THROTTLE_MS);
    check();
    addEventListener('scroll', throttled, { passive: true });
    addEventListener('resize', throttled);
    return () => {
      cancel();
      removeEventListener('scroll', throttled);
      removeEventListener('resize', throttled);
    };
  }, [mayLoad, count]);

  return <div ref={list}>{children}</div>;
}

/** The part of the list above the bottom edge of the screen, in percent. */
function seenPercent(list: HTMLElement): number {
  const { top, height } = list.getBoundingClientRect();
  return height > 0 ? ((innerHeight - top) / height) * 100 : 100;
}
