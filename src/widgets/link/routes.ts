import { createContext, use } from 'react';
import { matchPath, type Params } from 'react-router-dom';

/**
 * The first of a list whose path is the one shown. The router's own `Routes` also weighs, nests and loads
 * data, which no screen of ours asks for and every visitor would have to fetch.
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

/** What the path of the screen says: the parts that its pattern names. */
export const RouteParams = createContext<Params>({});

export const useParams = (): Params => use(RouteParams);
