import { useDeferredValue, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10_000;

/**
 * The current minute; null on the server and during hydration, because rendered pages are the same at any time. React
 * renders a new minute at low priority (`useDeferredValue`): what is computed from it, such as public holidays, takes
 * time on a slow phone.
 */
export function useMinute(): Date | null {
  const minute = useDeferredValue(useSyncExternalStore(lookOften, currentMinute, () => null));
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

/** The same where a page is rendered only in the browser, e.g. a page of a member. */
export const useNow = (): Date => useMinute() ?? new Date();

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

function lookOften(onChange: () => void) {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
