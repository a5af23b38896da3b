import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';

const isCallback = (pathname: string) => pathname.startsWith('/oauth/');

/**
 * True while another page is loaded: the document of a login callback has a narrower policy than other pages,
 * which would lose their maps and pictures in it.
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
