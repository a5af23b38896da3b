import { useTranslation } from 'react-i18next';
import { Rating } from '../ui/status/Rating.tsx';

interface StarsProps {
  rating: number | null | undefined;
  /** Of a record. Without reviews it shows a muted "no reviews". */
  count?: number | null | undefined;
}

/** A rating with a label for screen readers. */
export function Stars({ rating, count }: StarsProps) {
  const { t } = useTranslation();
  const none = count === undefined ? undefined : t('common.noReviews');
  return <Rating rating={rating} count={count} label={t('common.rating')} none={none} />;
}
