import { matchPath, useLocation } from 'react-router-dom';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';

/** The screen shown now, if it draws its own frame. */
export function useOwnFrame(): Screen | undefined {
  const { pathname } = useLocation();
  return screens.find(({ hasOwnFrame, path }) => hasOwnFrame && matchPath(path, pathname));
}
