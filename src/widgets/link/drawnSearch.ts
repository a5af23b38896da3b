import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../useIsHydrated.ts';

/** The query that the server drew the page with: what the screen reads of it, without tracking. */
export const DrawnSearch = createContext<string | undefined>(undefined);

/**
 * The query for a link that keeps all parameters. While the browser takes over the page of the server it is
 * that of the page, so that both draw the same link; afterwards it is that of the address.
 */
export function useWholeSearch(): string {
  const { search } = useLocation();
  const drawn = use(DrawnSearch) ?? search;
  return useIsHydrated() ? search : drawn;
}
