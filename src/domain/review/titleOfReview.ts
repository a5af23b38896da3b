import type { TFunction } from 'i18next';
import type { Review } from '../../../contract/review.ts';

/** The title is optional, but cards and pages need a name. */
export const titleOfReview = (t: TFunction, { title }: Pick<Review, 'title'>): string =>
  title.trim() === '' ? t('review.untitled') : title;

/** The language of that title. Undefined for the substitute, which is in the language of the page. */
export const titleLanguage = ({ title, language }: Pick<Review, 'title' | 'language'>) =>
  title.trim() === '' ? undefined : language;
