import type { ScreenModule } from '../../screen.ts';
import { MyConsentsPage } from './MyConsentsPage.tsx';

export const myConsentsScreen: ScreenModule = {
  Page: MyConsentsPage,
  head: ({ t }) => ({ title: t('member.consents'), isPrivate: true }),
};
