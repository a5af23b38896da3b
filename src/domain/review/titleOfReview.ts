import type { TFunction } from 'i18next';
import type { Review } from '../../../contract/review.ts';

/** The title is optional, but cards and pages need a name. */
export const titleOfReview = (t: TFunction, { title }: Pick<Review, 'title'>): string =>
  title.trim() === '' ? t('review.untitled') : title;
