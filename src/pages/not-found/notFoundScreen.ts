import { errorScreen } from '../../i18n/ko/errorScreen.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

addTexts({ errorScreen });

export const notFoundScreen: ScreenModule = {
  Page: NotFoundPage,
  head: ({ t }) => ({ title: t('errorScreen.notFound'), isPrivate: true }),
};
