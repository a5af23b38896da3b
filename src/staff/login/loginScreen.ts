import { common } from '../../i18n/ko/common.ts';
import { input } from '../../i18n/ko/input.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { privateHead } from '../staffText.ts';
import { LoginPage } from './LoginPage.tsx';

addTexts({ common, input });

export const loginScreen: ScreenModule = {
  Page: LoginPage,
  head: (place) => privateHead(place, (t) => t('login')),
};
