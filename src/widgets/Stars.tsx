import { useTexts } from '../i18n/useTexts.ts';
import { Rating } from '../ui/status/Rating.tsx';

interface StarsProps {
  rating: number | null | undefined;
  count?: number | null | undefined;
  /** On the card of a list: without reviews it is muted and says so. */
  isOnCard?: boolean;
}

/** A rating, and for who cannot see the star, what it stands for. */
export function Stars({ rating, count, isOnCard = false }: StarsProps) {
  const { t } = useTexts();
  const none = isOnCard ? t('common.noReviews') : undefined;
  return <Rating rating={rating} count={count} label={t('common.rating')} none={none} />;
}
