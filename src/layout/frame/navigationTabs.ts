import type { IconName } from '../../ui/picture/icons.ts';

export type TabRoute = '/home' | '/contents' | '/bookmark' | '/counsel' | '/my-page';

interface NavigationTab {
  route: TabRoute;
  label: 'nav.home' | 'nav.explore' | 'nav.bookmark' | 'nav.counsel' | 'nav.myPage';
  icon: IconName;
}

export const navigationTabs: readonly NavigationTab[] = [
  { route: '/home', label: 'nav.home', icon: 'home' },
  { route: '/contents', label: 'nav.explore', icon: 'compass' },
  { route: '/bookmark', label: 'nav.bookmark', icon: 'heart' },
  { route: '/counsel', label: 'nav.counsel', icon: 'chat' },
  { route: '/my-page', label: 'nav.myPage', icon: 'person' },
];

/** A tab is active if the path starts with its route. */
export function activeTab(pathname: string): NavigationTab | undefined {
  return navigationTabs.find(({ route }) => pathname.startsWith(route));
}
