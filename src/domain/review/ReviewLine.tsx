import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { classNames } from '../../lib/classNames.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { Stars } from '../../widgets/Stars.tsx';
import { ReviewWriter } from './ReviewWriter.tsx';

interface ReviewLineProps {
  review: Review;
  /** A card has the time, and its writer in another line: all of it is wider than a phone. */
  isOfCard?: boolean;
  className: string;
}

/** Rating, masked nickname of the writer, date, and whether the visit was confirmed. */
export function ReviewLine({ review, isOfCard = false, className }: ReviewLineProps) {
  const { t } = useTranslation();
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-small',
        className,
      )}
    >
      <Stars rating={review.rating} />
      {!isOfCard && <ReviewWriter review={review} />}
      <DateText moment={review.created_at} withTime={isOfCard} />
      {review.edited && <span>{t('review.edited')}</span>}
      {review.visitConfirmed && <Tag tone="success">{t('review.visitConfirmed')}</Tag>}
    </p>
  );
}
