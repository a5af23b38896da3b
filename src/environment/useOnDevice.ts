import { useCallback, useSyncExternalStore } from 'react';
import { readFromDevice, watchDevice } from './deviceMemory.ts';

/**
 * What this device keeps under the key, also if another tab changes it. The server and the hydration render without
 * localStorage. Null key: nothing is read.
 */
export function useOnDevice(key: string | null): string | null {
  const watch = useCallback(
    (onChange: () => void) => (key === null ? () => undefined : watchDevice(key, onChange)),
    [key],
  );
  return useSyncExternalStore(
    watch,
    () => (key === null ? null : readFromDevice(key)),
    () => null,
  );
}
