import { startTransition, useEffect, useState } from 'react';

/** Cards are dear: so many of them are no burden for one frame. */
const STEP = 5;

/**
 * How many of a list that grows to show: all that were there at first, and later ones a few at a time, so that
 * a page of them that arrives does not hold up who is scrolling.
 */
export function useGrowth(count: number): number {
  const [shown, setShown] = useState(count);
  useEffect(() => {
    if (shown >= count) return;
    const grow = () => setShown(Math.min(count, shown + STEP));
    const frame = requestAnimationFrame(() => startTransition(grow));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return Math.min(Math.max(shown, STEP), count);
}
