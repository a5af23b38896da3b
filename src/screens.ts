import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { FILTER_NAMES } from '../contract/plain/filters.ts';
import { FIND_NAMES } from '../contract/plain/findNames.ts';
import type { Screen, ScreenModule } from './screen.ts';
import { TAB_PARAMETER } from './widgets/tabs/useTabId.ts';

/** The tab of a record, and which of its reviews are listed in which order. */
const RECORD_PARAMETERS = [TAB_PARAMETER, 'photos', 'writtenIn', 'sort'];

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
    parameters: [...RECORD_PARAMETERS, 'treatmentId'],
    chunk: 'src/pages/clinic/clinicScreen.ts',
    load: async () => (await import('./pages/clinic/clinicScreen.ts')).clinicScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/contents/doctor/:doctorId',
    parameters: RECORD_PARAMETERS,
    chunk: 'src/pages/doctor/doctorScreen.ts',
    load: async () => (await import('./pages/doctor/doctorScreen.ts')).doctorScreen,
    namespaces: ['browsing'],
  },
  {
    path: '/contents/event/:eventId',
    parameters: RECORD_PARAMETERS,
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
    chunk: 'src/pages/bookmark/BookmarkPage.tsx',
    load: privateScreen(
      'bookmark.title',
      async () => (await import('./pages/bookmark/BookmarkPage.tsx')).BookmarkPage,
    ),
    namespaces: ['browsing'],
  },
  {
    path: '/counsel',
    chunk: 'src/pages/counsel/CounselListPage.tsx',
    load: privateScreen(
      'counsel.title',
      async () => (await import('./pages/counsel/CounselListPage.tsx')).CounselListPage,
    ),
    namespaces: ['browsing', 'membership'],
  },
  {
    path: '/counsel/:counselId',
    chunk: 'src/pages/counsel/CounselPage.tsx',
    load: privateScreen(
      'counsel.title',
      async () => (await import('./pages/counsel/CounselPage.tsx')).CounselPage,
    ),
    namespaces: ['browsing', 'membership'],
  },
  {
    path: '/my-page',
    chunk: 'src/pages/my-page/MyPage.tsx',
    load: privateScreen(
      'nav.myPage',
      async () => (await import('./pages/my-page/MyPage.tsx')).MyPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/my-page/reviews',
    chunk: 'src/pages/my-reviews/MyReviewsPage.tsx',
    load: privateScreen(
      'member.writtenReviews',
      async () => (await import('./pages/my-reviews/MyReviewsPage.tsx')).MyReviewsPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/my-page/consents',
    chunk: 'src/pages/my-consents/MyConsentsPage.tsx',
    load: privateScreen(
      'member.consents',
      async () => (await import('./pages/my-consents/MyConsentsPage.tsx')).MyConsentsPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/my-page/notices',
    chunk: 'src/pages/my-notices/MyNoticesPage.tsx',
    load: privateScreen(
      'notice.choices',
      async () => (await import('./pages/my-notices/MyNoticesPage.tsx')).MyNoticesPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/notices',
    chunk: 'src/pages/notices/NoticesPage.tsx',
    load: privateScreen(
      'notice.title',
      async () => (await import('./pages/notices/NoticesPage.tsx')).NoticesPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/my-page/sessions',
    chunk: 'src/pages/my-sessions/MySessionsPage.tsx',
    load: privateScreen(
      'session.title',
      async () => (await import('./pages/my-sessions/MySessionsPage.tsx')).MySessionsPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/reset-nickname',
    chunk: 'src/pages/nickname/NicknamePage.tsx',
    load: privateScreen(
      'nickname.title',
      async () => (await import('./pages/nickname/NicknamePage.tsx')).NicknamePage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/review/editor',
    chunk: 'src/pages/review-editor/NoCounselPage.tsx',
    load: privateScreen(
      'editor.write',
      async () => (await import('./pages/review-editor/NoCounselPage.tsx')).NoCounselPage,
    ),
    namespaces: ['membership'],
  },
  {
    path: '/review/editor/:counselId',
    chunk: 'src/pages/review-editor/ReviewEditorPage.tsx',
    load: privateScreen(
      'editor.write',
      async () => (await import('./pages/review-editor/ReviewEditorPage.tsx')).ReviewEditorPage,
    ),
    namespaces: ['membership'],
  },
  ...(['line', 'naver', 'google', 'kakao', 'apple'] as const).map((provider) => ({
    path: `/oauth/${provider}`,
    chunk: 'src/pages/oauth-callback/CallbackPage.tsx',
    load: privateScreen(
      `login.callback.${provider}`,
      async () => (await import('./pages/oauth-callback/CallbackPage.tsx')).CallbackPage,
    ),
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
  chunk: 'src/pages/not-found/NotFoundPage.tsx',
  load: privateScreen(
    'errorScreen.notFound',
    async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  ),
};

/** A page that search engines do not list, and that the server renders without queries. */
function privateScreen(
  title: ParseKeys,
  load: () => Promise<ComponentType>,
): () => Promise<ScreenModule> {
  return async () => ({
    Page: await load(),
    head: ({ t }) => ({ title: t(title), isPrivate: true }),
  });
}
