import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { classNames } from '../../lib/classNames.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { Stars } from '../../widgets/Stars.tsx';

interface ReviewLineProps {
  review: Review;
  withTime?: boolean;
  className: string;
}

/** Rating, masked nickname of the writer, date, and whether the visit was confirmed. */
export function ReviewLine({ review, withTime = false, className }: ReviewLineProps) {
  const { t } = useTranslation();
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-small',
        className,
      )}
    >
      <Stars rating={review.rating} />
      {review.maskedNickname && (
        <span>
          <span className="sr-only">{t('review.writer')} </span>
          <span lang={review.language}>{review.maskedNickname}</span>
        </span>
      )}
      <DateText moment={review.created_at} withTime={withTime} />
      {review.edited && <span>{t('review.edited')}</span>}
      {review.visitConfirmed && <Tag tone="success">{t('review.visitConfirmed')}</Tag>}
    </p>
  );
}
