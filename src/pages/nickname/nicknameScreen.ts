import { common } from '../../i18n/ko/common.ts';
import { input } from '../../i18n/ko/input.ts';
import { member } from '../../i18n/ko/member.ts';
import { nickname } from '../../i18n/ko/nickname.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { NicknamePage } from './NicknamePage.tsx';

addTexts({ common, input, member, nickname });

export const nicknameScreen: ScreenModule = {
  Page: NicknamePage,
  head: ({ t }) => ({ title: t('nickname.title'), isPrivate: true }),
};
