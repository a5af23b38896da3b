import { useEffect } from 'react';

/** Tells styles and tests that the page answers to touches now, not just looks as if it did. */
export function useAliveMark(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);
}
