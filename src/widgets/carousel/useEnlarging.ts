import { type RefObject, useEffect } from 'react';

/** Two fingers enlarge the page, and then one finger moves it. Swiper must not get such touches: it would stop both. */
export function useEnlarging(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    const view = window.visualViewport;
    if (!element || !view) return;
    const allowMoves = () => {
      element.style.touchAction = view.scale > 1 ? 'auto' : '';
    };
    const isHere = ({ target }: Touch) => target instanceof Node && element.contains(target);
    const handleMove = (event: TouchEvent) => {
      const fingers = [...event.touches];
      const enlarges = fingers.length > 1 || view.scale > 1;
      if (enlarges && fingers.some(isHere)) event.stopPropagation();
    };
    allowMoves();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('resize', allowMoves, { signal });
    // A second finger outside the strip, for example on a button, also sends events from which Swiper reads its own
    // finger. So this listens on the whole document.
    document.addEventListener('touchmove', handleMove, { capture: true, passive: true, signal });
    return () => listening.abort();
  }, [strip]);
}
