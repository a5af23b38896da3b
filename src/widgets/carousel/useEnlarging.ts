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
    const handleMove = (event: TouchEvent) => {
      if (event.touches.length > 1 || view.scale > 1) event.stopPropagation();
    };
    allowMoves();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('resize', allowMoves, { signal });
    element.addEventListener('touchmove', handleMove, { passive: true, signal });
    return () => listening.abort();
  }, [strip]);
}
