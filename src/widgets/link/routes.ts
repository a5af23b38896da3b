import { createContext, use } from 'react';
import { matchPath, type Params } from 'react-router-dom';

/**
 * The first entry whose path matches. The router's `Routes` adds ranking, nesting and data loading that no
 * screen needs.
 */
export function firstMatch<T extends { path: string }>(
  list: readonly T[],
  pathname: string,
): { found: T; params: Params } | undefined {
  for (const found of list) {
    const match = matchPath(found.path, pathname);
    if (match) return { found, params: match.params };
  }
  return undefined;
}

/** The parameters of the path. */
export const RouteParams = createContext<Params>({});

export const useParams = (): Params => use(RouteParams);
