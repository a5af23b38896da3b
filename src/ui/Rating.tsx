import { formatCount, formatRating } from '../lib/number.ts';
import { Icon } from './Icon.tsx';

interface RatingProps {
  rating: number | null | undefined;
  /** How many reviews it is made of; left out for a single review. */
  count?: number | null | undefined;
  /** What the star stands for. */
  label: string;
}

/** ★ 4.8 (1,234) */
export function Rating({ rating, count, label }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Icon name="star" label={label} className="size-4 text-star" />
      <span className="font-semibold">{formatRating(rating)}</span>
      {count !== undefined && <span className="text-muted">({formatCount(count)})</span>}
    </span>
  );
}
