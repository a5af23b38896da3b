import { useTranslation } from 'react-i18next';
import { Rating } from '../ui/status/Rating.tsx';

interface StarsProps {
  rating: number | null | undefined;
  count?: number | null | undefined;
  /** On a list card a record without reviews shows a muted "no reviews". */
  isOnCard?: boolean;
}

/** A rating with a label for screen readers. */
export function Stars({ rating, count, isOnCard = false }: StarsProps) {
  const { t } = useTranslation();
  const none = isOnCard ? t('common.noReviews') : undefined;
  return <Rating rating={rating} count={count} label={t('common.rating')} none={none} />;
}
