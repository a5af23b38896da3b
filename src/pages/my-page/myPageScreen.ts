import type { ScreenModule } from '../../screen.ts';
import { MyPage } from './MyPage.tsx';

export const myPageScreen: ScreenModule = {
  Page: MyPage,
  head: ({ t }) => ({ title: t('nav.myPage'), isPrivate: true }),
};
