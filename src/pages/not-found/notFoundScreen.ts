import type { ScreenModule } from '../../screen.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const notFoundScreen: ScreenModule = {
  Page: NotFoundPage,
  head: ({ t }) => ({ title: t('errorScreen.notFound'), isPrivate: true }),
};
