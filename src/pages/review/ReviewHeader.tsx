import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { ReviewLine } from '../../domain/review/ReviewLine.tsx';
import { titleLanguage, titleOfReview } from '../../domain/review/titleOfReview.ts';
import { keepDots } from '../../lib/localText.ts';

export function ReviewHeader({ review }: { review: Review }) {
  const { t } = useTranslation();
  return (
    <header className="px-4 pt-5">
      <h1 className="font-bold text-headline" lang={titleLanguage(review)}>
        {keepDots(titleOfReview(t, review))}
      </h1>
      <ReviewLine review={review} className="mt-2" />
    </header>
  );
}
