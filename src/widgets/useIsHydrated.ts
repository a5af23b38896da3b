import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, true in every later render of the browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => undefined;
