import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../useHydrated.ts';

/** The query string with which the server rendered the page, without tracking parameters. */
export const ServerSearch = createContext<string | undefined>(undefined);

/**
 * The query string for links that keep all parameters. During hydration it is the server's, so that both render
 * the same link.
 */
export function useWholeSearch(): string {
  const { search } = useLocation();
  const rendered = use(ServerSearch) ?? search;
  return useHydrated(search, rendered);
}
