import { useSyncExternalStore } from 'react';

/** False on the server and while its markup is taken over; true once the browser draws by itself. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => undefined;
