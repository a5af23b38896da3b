import type { ScreenModule } from '../../screen.ts';
import { BookmarkPage } from './BookmarkPage.tsx';

export const bookmarkScreen: ScreenModule = {
  Page: BookmarkPage,
  head: ({ t }) => ({ title: t('bookmark.title'), isPrivate: true }),
};
