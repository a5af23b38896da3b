import { FILTER_NAMES } from '../contract/plain/filters.ts';
import { FIND_NAMES } from '../contract/plain/findNames.ts';
import type { Screen } from './screen.ts';
import { TAB_PARAMETER } from './widgets/tabs/useTabId.ts';

/** All addresses and their screens. The router finds the best path itself: the order of this list does not matter. */
export const screens: readonly Screen[] = [
  {
    path: '/home',
    chunk: 'src/pages/home/homeScreen.ts',
    load: async () => (await import('./pages/home/homeScreen.ts')).homeScreen,
  },
  {
    path: '/contents',
    parameters: [TAB_PARAMETER, ...FILTER_NAMES, ...FIND_NAMES],
    chunk: 'src/pages/contents/contentsScreen.ts',
    load: async () => (await import('./pages/contents/contentsScreen.ts')).contentsScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/search',
    parameters: ['q'],
    chunk: 'src/pages/search/searchScreen.ts',
    load: async () => (await import('./pages/search/searchScreen.ts')).searchScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/contents/clinic/:clinicId',
    parameters: [TAB_PARAMETER],
    chunk: 'src/pages/clinic/clinicScreen.ts',
    load: async () => (await import('./pages/clinic/clinicScreen.ts')).clinicScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/contents/doctor/:doctorId',
    parameters: [TAB_PARAMETER],
    chunk: 'src/pages/doctor/doctorScreen.ts',
    load: async () => (await import('./pages/doctor/doctorScreen.ts')).doctorScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/contents/event/:eventId',
    parameters: [TAB_PARAMETER],
    chunk: 'src/pages/event/eventScreen.ts',
    load: async () => (await import('./pages/event/eventScreen.ts')).eventScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/contents/review/:reviewId',
    chunk: 'src/pages/review/reviewScreen.ts',
    load: async () => (await import('./pages/review/reviewScreen.ts')).reviewScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/bookmark',
    parameters: [TAB_PARAMETER],
    chunk: 'src/pages/bookmark/bookmarkScreen.ts',
    load: async () => (await import('./pages/bookmark/bookmarkScreen.ts')).bookmarkScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/counsel',
    chunk: 'src/pages/counsel/counselListScreen.ts',
    load: async () => (await import('./pages/counsel/counselListScreen.ts')).counselListScreen,
    namespaces: ['browsing', 'membership'],
  },
  {
    path: '/counsel/:counselId',
    chunk: 'src/pages/counsel/counselScreen.ts',
    load: async () => (await import('./pages/counsel/counselScreen.ts')).counselScreen,
    namespaces: ['browsing', 'membership'],
  },
  {
    path: '/my-page',
    chunk: 'src/pages/my-page/myPageScreen.ts',
    load: async () => (await import('./pages/my-page/myPageScreen.ts')).myPageScreen,
    namespaces: ['membership'],
  },
  {
    path: '/my-page/reviews',
    chunk: 'src/pages/my-reviews/myReviewsScreen.ts',
    load: async () => (await import('./pages/my-reviews/myReviewsScreen.ts')).myReviewsScreen,
    namespaces: ['membership'],
  },
  {
    path: '/my-page/consents',
    chunk: 'src/pages/my-consents/myConsentsScreen.ts',
    load: async () => (await import('./pages/my-consents/myConsentsScreen.ts')).myConsentsScreen,
    namespaces: ['membership'],
  },
  {
    path: '/my-page/notices',
    chunk: 'src/pages/my-notices/myNoticesScreen.ts',
    load: async () => (await import('./pages/my-notices/myNoticesScreen.ts')).myNoticesScreen,
    namespaces: ['membership'],
  },
  {
    path: '/notices',
    chunk: 'src/pages/notices/noticesScreen.ts',
    load: async () => (await import('./pages/notices/noticesScreen.ts')).noticesScreen,
    namespaces: ['membership'],
  },
  {
    path: '/my-page/sessions',
    chunk: 'src/pages/my-sessions/mySessionsScreen.ts',
    load: async () => (await import('./pages/my-sessions/mySessionsScreen.ts')).mySessionsScreen,
    namespaces: ['membership'],
  },
  {
    path: '/reset-nickname',
    chunk: 'src/pages/nickname/nicknameScreen.ts',
    load: async () => (await import('./pages/nickname/nicknameScreen.ts')).nicknameScreen,
    namespaces: ['membership'],
  },
  {
    path: '/review/editor',
    chunk: 'src/pages/review-editor/noCounselScreen.ts',
    load: async () => (await import('./pages/review-editor/noCounselScreen.ts')).noCounselScreen,
    namespaces: ['membership'],
  },
  {
    path: '/review/editor/:counselId',
    chunk: 'src/pages/review-editor/reviewEditorScreen.ts',
    load: async () =>
      (await import('./pages/review-editor/reviewEditorScreen.ts')).reviewEditorScreen,
    namespaces: ['membership'],
  },
  ...(['line', 'naver', 'google', 'kakao', 'apple'] as const).map((provider) => ({
    path: `/oauth/${provider}`,
    chunk: 'src/pages/oauth-callback/callbackScreen.ts',
    load: async () =>
      (await import('./pages/oauth-callback/callbackScreen.ts')).callbackScreen(provider),
    namespaces: ['membership'] as const,
  })),
  {
    path: '/login',
    chunk: 'src/staff/login/loginScreen.ts',
    load: async () => (await import('./staff/login/loginScreen.ts')).loginScreen,
    hasOwnFrame: true,
    namespaces: ['browsing', 'membership', 'staff'],
  },
  {
    path: '/console/*',
    chunk: 'src/staff/console/consoleScreen.ts',
    load: async () => (await import('./staff/console/consoleScreen.ts')).consoleScreen,
    hasOwnFrame: true,
    namespaces: ['browsing', 'membership', 'staff'],
  },
];

export const notFound: Screen = {
  path: '*',
  chunk: 'src/pages/not-found/notFoundScreen.ts',
  load: async () => (await import('./pages/not-found/notFoundScreen.ts')).notFoundScreen,
};
