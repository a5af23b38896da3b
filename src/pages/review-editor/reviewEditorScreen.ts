import { common } from '../../i18n/ko/common.ts';
import { counsel } from '../../i18n/ko/counsel.ts';
import { editor } from '../../i18n/ko/editor.ts';
import { errorScreen } from '../../i18n/ko/errorScreen.ts';
import { input } from '../../i18n/ko/input.ts';
import { upload } from '../../i18n/ko/upload.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { ReviewEditorPage } from './ReviewEditorPage.tsx';

addTexts({ common, counsel, editor, errorScreen, input, upload });

export const reviewEditorScreen: ScreenModule = {
  Page: ReviewEditorPage,
  head: ({ t }) => ({ title: t('editor.write'), isPrivate: true }),
};
