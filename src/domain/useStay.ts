import { useEffect, useState } from 'react';

const STAY_MS = 120;

/** True once the component has been there for a moment: who drags a scroll bar passes thousands. */
export function useStay(): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStayed(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasStayed;
}
