import type { ScreenModule } from '../../screen.ts';
import { NicknamePage } from './NicknamePage.tsx';

export const nicknameScreen: ScreenModule = {
  Page: NicknamePage,
  head: ({ t }) => ({ title: t('nickname.title'), isPrivate: true }),
};
