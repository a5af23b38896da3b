import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { titleOfReview } from '../../domain/review/titleOfReview.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { Stars } from '../../widgets/Stars.tsx';

export function ReviewHeader({ review }: { review: Review }) {
  const { t } = useTranslation();
  return (
    <header className="px-4 pt-5">
      <h1 className="font-bold text-headline" lang={review.language}>
        {titleOfReview(t, review)}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-small">
        <Stars rating={review.rating} />
        <DateText moment={review.created_at} />
        {review.visitConfirmed && <Tag tone="success">{t('review.visitConfirmed')}</Tag>}
        {review.edited && <span>{t('review.edited')}</span>}
      </p>
    </header>
  );
}
