import { type Params, useLocation } from 'react-router-dom';
import type { Screen } from '../../screen.ts';
import { notFound, screens } from '../../screens.ts';
import { firstMatch } from '../../widgets/link/routes.ts';

/** The screen of an address, with the parameters of its path. */
export function screenAt(pathname: string): { screen: Screen; params: Params } {
  const match = firstMatch(screens, pathname);
  return match ? { screen: match.found, params: match.params } : { screen: notFound, params: {} };
}

/** The current screen, if it has its own frame. */
export function useOwnFrame(): Screen | undefined {
  const { screen } = screenAt(useLocation().pathname);
  return screen.hasOwnFrame && screen;
}
