import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';

const isCallback = (pathname: string) => pathname.startsWith('/oauth/');

/**
 * True while another page loads. The callback page has a stricter CSP that would block maps and pictures of
 * other screens, so leaving it is a full page load.
 */
export function useLeavesCallback(): boolean {
  const { pathname, search } = useLocation();
  const [isNarrow] = useState(() => isCallback(pathname));
  const href = useHref(pathname + search);
  const isLeaving = isNarrow && !isCallback(pathname);
  useEffect(() => {
    if (isLeaving) location.replace(href);
  }, [isLeaving, href]);
  return isLeaving;
}
