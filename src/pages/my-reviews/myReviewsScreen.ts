import { common } from '../../i18n/ko/common.ts';
import { counsel } from '../../i18n/ko/counsel.ts';
import { member } from '../../i18n/ko/member.ts';
import { review } from '../../i18n/ko/review.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { MyReviewsPage } from './MyReviewsPage.tsx';

addTexts({ common, counsel, member, review });

export const myReviewsScreen: ScreenModule = {
  Page: MyReviewsPage,
  head: ({ t }) => ({ title: t('member.writtenReviews'), isPrivate: true }),
};
