import { matchRoutes, type Params, useLocation } from 'react-router-dom';
import type { Namespace } from '../../i18n/i18n.ts';
import type { Screen } from '../../screen.ts';
import { notFound, screens } from '../../screens.ts';

const routes = screens.map((screen) => ({ path: screen.path, screen }));

/** The screen of an address, with the parameters of its path: as the router finds it, but before rendering. */
export function screenAt(pathname: string): { screen: Screen; params: Params } {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match
    ? { screen: match.route.screen, params: match.params }
    : { screen: notFound, params: {} };
}

/** All texts that the page of a screen shows. */
export const namespacesOf = ({ namespaces = [] }: Screen): Namespace[] => [
  'everywhere',
  ...namespaces,
];

/** Whether the current screen has its own frame. */
export const useHasOwnFrame = (): boolean =>
  screenAt(useLocation().pathname).screen.hasOwnFrame === true;
