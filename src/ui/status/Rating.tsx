import { classNames } from '../../lib/classNames.ts';
import { formatCount, formatRating } from '../../lib/number.ts';
import { Icon } from '../picture/Icon.tsx';

interface RatingProps {
  rating: number | null | undefined;
  /** Number of reviews; undefined for a single review. */
  count?: number | null | undefined;
  /** The text for screen readers. */
  label: string;
  /** The text for "no reviews", where that is shown. */
  none?: string | undefined;
}

/** ★ 4.8 (1,234) */
export function Rating({ rating, count, label, none }: RatingProps) {
  const isMuted = none !== undefined && (!count || typeof rating !== 'number');
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 whitespace-nowrap tabular-nums',
        isMuted && 'text-muted',
      )}
    >
      <Icon
        name="star"
        label={label}
        className={classNames('size-4 shrink-0', !isMuted && 'text-star')}
      />
      <span className={isMuted ? undefined : 'font-semibold'}>{formatRating(rating)}</span>
      {(count !== undefined || isMuted) && (
        <span className="text-muted">({formatCount(count)})</span>
      )}
      {isMuted && (
        <span className="min-w-0 truncate text-small [font-feature-settings:'palt']">{none}</span>
      )}
    </span>
  );
}
