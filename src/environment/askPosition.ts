import { type Position, writePosition } from '../lib/position.ts';

/** Why there is no position. */
export type NoPosition = 'denied' | 'unavailable' | 'timeout';
type PositionAnswer = { near: string } | { failure: NoPosition };

/** A visitor needs time to read the browser's question; some in-app browsers never answer. */
const PATIENCE_MS = 20_000;
/** From the permission to the position. */
const SEARCH_MS = 10_000;
/** A position of this age is good enough for about a kilometre. */
const MAX_AGE_MS = 5 * 60_000;
/** The code of the browser for a refusal, and for a search that took too long. */
const FAILURES: Record<number, NoPosition> = { 1: 'denied', 3: 'timeout' };

/** Asks the browser where it is, which asks the visitor. Call it in a press only. The answer is rounded. */
export function askPosition(): Promise<PositionAnswer> {
  if (!navigator.geolocation) return Promise.resolve({ failure: 'unavailable' });
  return new Promise((resolve) => {
    setTimeout(() => resolve({ failure: 'timeout' }), PATIENCE_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }: { coords: Position }) => resolve({ near: writePosition(coords) }),
      ({ code }) => resolve({ failure: FAILURES[code] ?? 'unavailable' }),
      { enableHighAccuracy: false, timeout: SEARCH_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
