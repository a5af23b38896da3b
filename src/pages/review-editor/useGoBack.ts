import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

/** Goes back one page, or to `otherwise` without a history. Does nothing after the page was left. */
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
    // 'default' is the key of the first history entry of a visit.
    if (key === 'default') void navigate(withLanguage(otherwise, search), { replace: true });
    // After a reload the current entry may be a modal's, so the page before is two entries back.
    else void navigate((state as { modal?: number } | null)?.modal ? -2 : -1);
  };
}
