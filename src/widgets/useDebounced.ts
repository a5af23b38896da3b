import { useEffect, useState } from 'react';

/** Longer than the pause between two letters, but short enough to feel immediate. */
const PAUSE_MS = 180;

/** The typed value after a pause in typing. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
