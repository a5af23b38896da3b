import type { IconName } from '../../ui/picture/icons.ts';

interface Section {
  path: string;
  label:
    | 'counsels'
    | 'schedule'
    | 'overviews'
    | 'contents'
    | 'reviews'
    | 'notices'
    | 'people'
    | 'searches';
  icon: IconName;
  isForOperators?: boolean;
}

export const SECTIONS: readonly Section[] = [
  { path: '/console/counsels', label: 'counsels', icon: 'chat' },
  { path: '/console/calendar', label: 'schedule', icon: 'calendar' },
  { path: '/console/overview', label: 'overviews', icon: 'chart' },
  { path: '/console/contents', label: 'contents', icon: 'clinic' },
  { path: '/console/reviews', label: 'reviews', icon: 'review' },
  { path: '/console/notices', label: 'notices', icon: 'bell' },
  { path: '/console/people', label: 'people', icon: 'person', isForOperators: true },
  { path: '/console/search', label: 'searches', icon: 'search', isForOperators: true },
];

export const sectionAt = (pathname: string) =>
  SECTIONS.find(({ path }) => pathname.startsWith(path));
