import type { TFunction } from 'i18next';
import type { Review } from '../../../contract/review.ts';

/** Nobody has to write a title, but cards and pages need something to be called by. */
export const titleOfReview = (t: TFunction, { title }: Pick<Review, 'title'>): string =>
  title.trim() === '' ? t('review.untitled') : title;
