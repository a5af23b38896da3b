import { consent } from '../../i18n/ko/consent.ts';
import { member } from '../../i18n/ko/member.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { MyPage } from './MyPage.tsx';

addTexts({ consent, member });

export const myPageScreen: ScreenModule = {
  Page: MyPage,
  head: ({ t }) => ({ title: t('nav.myPage'), isPrivate: true }),
};
