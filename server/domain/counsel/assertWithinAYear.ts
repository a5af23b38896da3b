import { WISH_DAYS } from '../../../contract/limits.ts';
import type { Wishes } from '../../../contract/wishes.ts';
import { koreanDayStart } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';
import { refuse } from '../../refusal.ts';
import { areWithin } from './wishRules.ts';

/** Refuses wishes in the past, or more than a year ahead, counted from today in Korea. */
export function assertWithinAYear(wishes: Wishes, now: Date): void {
  const first = koreanDayStart(now);
  const last = new Date(first.getTime() + WISH_DAYS * DAY_MS);
  if (areWithin(wishes, { first, last })) return;
  throw refuse('invalid_input', 'body.wishes: in the past, or too far ahead');
}
