import type { ScreenModule } from '../../screen.ts';
import { MySessionsPage } from './MySessionsPage.tsx';

export const mySessionsScreen: ScreenModule = {
  Page: MySessionsPage,
  head: ({ t }) => ({ title: t('session.title'), isPrivate: true }),
};
