import type { ScreenModule } from '../../screen.ts';
import { CounselPage } from './CounselPage.tsx';

export const counselScreen: ScreenModule = {
  Page: CounselPage,
  head: ({ t }) => ({ title: t('counsel.title'), isPrivate: true }),
};
