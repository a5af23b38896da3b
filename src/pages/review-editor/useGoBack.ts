import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

/** One page back; without a history to that place. Nowhere, once the page has been left. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const place = useRef<typeof location | null>(location);
  useEffect(() => {
    place.current = location;
    return () => {
      place.current = null;
    };
  }, [location]);

  return () => {
    if (!place.current) return;
    const { key, state, search } = place.current;
    // The router gives this name to an entry that it has not made itself: the first of the visit.
    if (key === 'default') void navigate(withLanguage(otherwise, search), { replace: true });
    // After a reload one stands where a modal was: the page itself is one entry further back.
    else void navigate((state as { modal?: number } | null)?.modal ? -2 : -1);
  };
}
