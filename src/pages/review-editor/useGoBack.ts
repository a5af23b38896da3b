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
    const { key, search } = place.current;
    // 'default' is the key of the first history entry of a visit.
    if (key === 'default') void navigate(withLanguage(otherwise, search), { replace: true });
    else void navigate(-1);
  };
}
