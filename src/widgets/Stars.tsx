import { useTexts } from '../i18n/useTexts.ts';
import { formatRating } from '../lib/number.ts';
import { Rating } from '../ui/Rating.tsx';

interface StarsProps {
  rating: number | null | undefined;
  count?: number | null | undefined;
}

/** A rating, and for who cannot see the star, what it is out of. */
export function Stars({ rating, count }: StarsProps) {
  const { t } = useTexts();
  const label = t('common.rating', { rating: formatRating(rating) });
  return <Rating rating={rating} count={count} label={label} />;
}
