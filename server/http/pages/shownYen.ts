import type { ClientConfig, YenRate } from '../../../contract/plain/clientConfig.ts';
import { isRateShown } from '../../lib/isRateShown.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';

/** The demonstration has a made-up rate that is always of today: it would be too old a month after the first start. */
const DEMO_RATE = 0.107;

/** The rate for a page that is rendered now; null if it is too old, or of a day to come. */
export function shownYen({ yen, isDemo }: ClientConfig, now: Date): YenRate | null {
  if (!yen) return isDemo ? { rate: DEMO_RATE, on: koreanDayOf(now) } : null;
  return isRateShown(yen, now) ? yen : null;
}
