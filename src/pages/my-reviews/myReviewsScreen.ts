import type { ScreenModule } from '../../screen.ts';
import { MyReviewsPage } from './MyReviewsPage.tsx';

export const myReviewsScreen: ScreenModule = {
  Page: MyReviewsPage,
  head: ({ t }) => ({ title: t('member.writtenReviews'), isPrivate: true }),
};
