import type { ScreenModule } from '../../screen.ts';
import { LoginPage } from './LoginPage.tsx';

export const loginScreen: ScreenModule = {
  Page: LoginPage,
  head: ({ t }) => ({ title: t('login', { ns: 'staff' }), isPrivate: true }),
};
