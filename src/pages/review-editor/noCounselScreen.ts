import { editor } from '../../i18n/ko/editor.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { NoCounselPage } from './NoCounselPage.tsx';

addTexts({ editor });

export const noCounselScreen: ScreenModule = {
  Page: NoCounselPage,
  head: ({ t }) => ({ title: t('editor.write'), isPrivate: true }),
};
