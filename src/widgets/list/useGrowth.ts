import { startTransition, useEffect, useState } from 'react';

/** Cards to render per frame. */
const STEP = 5;

/**
 * How many rows to render: the first ones at once, later ones a few per frame, so that a new page does not
 * block scrolling.
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
