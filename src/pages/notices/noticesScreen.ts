import type { ScreenModule } from '../../screen.ts';
import { NoticesPage } from './NoticesPage.tsx';

export const noticesScreen: ScreenModule = {
  Page: NoticesPage,
  head: ({ t }) => ({ title: t('notice.title'), isPrivate: true }),
};
