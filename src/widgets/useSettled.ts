import { useEffect, useState } from 'react';

/** Long enough to swallow a fast typist's letters, short enough to feel as one types. */
const PAUSE_MS = 180;

/** What is typed, once the typing has paused. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
