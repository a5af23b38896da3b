import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/number.ts';
import type { Seats } from './slots.ts';

/** How many seats are taken, e.g. `1/2명`, or that none is left. */
export function useSeatsText() {
  const { t } = useTranslation('staff');
  return ({ taken, seats, isFull }: Seats): string =>
    isFull
      ? t('dates.full')
      : t('dates.taken', { taken: formatCount(taken), seats: formatCount(seats) });
}
