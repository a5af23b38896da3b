import type { ScreenModule } from '../../screen.ts';
import { NoCounselPage } from './NoCounselPage.tsx';

export const noCounselScreen: ScreenModule = {
  Page: NoCounselPage,
  head: ({ t }) => ({ title: t('editor.write'), isPrivate: true }),
};
