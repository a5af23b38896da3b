import { WISH_DAYS } from '../../../../contract/plain/limits.ts';
import type { Wishes } from '../../../../contract/wishes.ts';
import { koreanDayStart } from '../../../lib/koreanDay.ts';
import { DAY_MS } from '../../../lib/units.ts';
import { refuse } from '../../../refusal.ts';

/** Refuses wishes in the past, or more than a year ahead, counted from today in Korea. */
export function assertWithinAYear(wishes: Wishes, now: Date): void {
  const first = koreanDayStart(now);
  const last = new Date(first.getTime() + WISH_DAYS * DAY_MS);
  if (areWithin(wishes, { first, last })) return;
  throw refuse('invalid_input', 'body.wishes: in the past, or too far ahead');
}

/**
 * Whether all wishes are on one of these days, the first and the last included. A day is given by its beginning in
 * Korea. An hour of today that has passed is accepted: the member may have chosen it some minutes before.
 */
function areWithin(wishes: Wishes, days: { first: Date; last: Date }): boolean {
  const moments = [
    ...('times' in wishes ? wishes.times : []),
    ...('stay' in wishes ? [`${wishes.stay.to}T00:00:00+09:00`] : []),
  ];
  const end = days.last.getTime() + DAY_MS;
  return moments.every((moment) => {
    const at = Date.parse(moment);
    return days.first.getTime() <= at && at < end;
  });
}
