import { common } from '../../i18n/ko/common.ts';
import { counsel } from '../../i18n/ko/counsel.ts';
import { errorScreen } from '../../i18n/ko/errorScreen.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { CounselListPage } from './CounselListPage.tsx';

addTexts({ common, counsel, errorScreen });

export const counselListScreen: ScreenModule = {
  Page: CounselListPage,
  head: ({ t }) => ({ title: t('counsel.title'), isPrivate: true }),
};
