import { PREVIEW_ID } from '../../constants.ts';
import { previewHead } from '../../domain/preview/previewHead.ts';
import { reviewQuery } from '../../domain/review/reviewAtoms.ts';
import { titleOfReview } from '../../domain/review/titleOfReview.ts';
import { stepsTo } from '../../layout/head/stepsTo.ts';
import type { ScreenModule } from '../../screen.ts';
import { ReviewPage } from './ReviewPage.tsx';

export const reviewScreen: ScreenModule = {
  Page: ReviewPage,
  queries: ({ params: { reviewId = PREVIEW_ID } }) =>
    reviewId === PREVIEW_ID ? [] : [reviewQuery(reviewId)],
  head: (input) => {
    const { params, t, answerTo } = input;
    const { reviewId = PREVIEW_ID } = params;
    if (reviewId === PREVIEW_ID) return previewHead(input);
    const review = answerTo(reviewQuery(reviewId))?.data;
    if (!review) return { title: t('errorScreen.notFound'), isPrivate: true };
    const title = titleOfReview(t, review);
    return {
      title,
      description: review.content,
      type: 'article',
      shared: { kind: 'review', id: review.id },
      trail: [...stepsTo('reviews', t), { text: title }],
    };
  },
};
