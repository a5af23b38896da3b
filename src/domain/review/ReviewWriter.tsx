import { useTranslation } from 'react-i18next';
import type { ReviewCard } from '../../../contract/review.ts';

/** The masked nickname of the writer. */
export function ReviewWriter({ review }: { review: ReviewCard }) {
  const { t } = useTranslation();
  if (!review.maskedNickname) return null;
  return (
    <span>
      <span className="sr-only">{t('review.writer')} </span>
      <span lang={review.language}>{review.maskedNickname}</span>
    </span>
  );
}
