import type { ScreenModule } from '../../screen.ts';
import { CounselListPage } from './CounselListPage.tsx';

export const counselListScreen: ScreenModule = {
  Page: CounselListPage,
  head: ({ t }) => ({ title: t('counsel.title'), isPrivate: true }),
};
