import { useSyncExternalStore } from 'react';

/**
 * `rendered` on the server and during hydration, `own` in every later render of the browser. After hydration a component
 * renders again only if the two differ.
 */
export const useHydrated = <T>(own: T, rendered: T): T =>
  useSyncExternalStore(
    subscribeToNothing,
    () => own,
    () => rendered,
  );

export const useIsHydrated = (): boolean => useHydrated(true, false);

const subscribeToNothing = () => () => undefined;
