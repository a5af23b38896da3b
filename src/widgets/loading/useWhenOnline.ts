import { useEffect, useEffectEvent } from 'react';

/** Runs when the device is online again. The query client itself repeats queries that failed. */
export function useWhenOnline(run: () => void): void {
  const handleOnline = useEffectEvent(run);
  useEffect(() => {
    const listener = () => handleOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
