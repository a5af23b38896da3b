import type { ScreenModule } from '../../screen.ts';
import { privateHead } from '../privateHead.ts';
import { LoginPage } from './LoginPage.tsx';

export const loginScreen: ScreenModule = {
  Page: LoginPage,
  head: (place) => privateHead(place, (t) => t('login')),
};
