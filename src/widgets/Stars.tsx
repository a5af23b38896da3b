import { useTexts } from '../i18n/useTexts.ts';
import { Rating } from '../ui/Rating.tsx';

interface StarsProps {
  rating: number | null | undefined;
  count?: number | null | undefined;
}

/** A rating, and for who cannot see the star, what it stands for. */
export function Stars({ rating, count }: StarsProps) {
  const { t } = useTexts();
  return <Rating rating={rating} count={count} label={t('common.rating')} />;
}
