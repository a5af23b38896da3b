import type { Params } from 'react-router-dom';
import type { Screen } from '../screen.ts';
import { notFound, screens } from '../screens.ts';
import { firstMatch } from '../widgets/routes.ts';

/** The line of the map that an address means, and what stands in the address. */
export function screenAt(pathname: string): { screen: Screen; params: Params } {
  const match = firstMatch(screens, pathname);
  return match ? { screen: match.found, params: match.params } : { screen: notFound, params: {} };
}
