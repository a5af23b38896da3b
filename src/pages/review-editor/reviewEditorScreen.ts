import type { ScreenModule } from '../../screen.ts';
import { ReviewEditorPage } from './ReviewEditorPage.tsx';

export const reviewEditorScreen: ScreenModule = {
  Page: ReviewEditorPage,
  head: ({ t }) => ({ title: t('editor.write'), isPrivate: true }),
};
