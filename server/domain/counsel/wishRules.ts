import type { Wishes } from '../../../contract/wishes.ts';

/**
 * Whether all wishes are on these days, both included, given by their beginnings in Korea. An hour of today that has
 * passed is accepted: the member may have chosen it some minutes before.
 */
export function areWithin(wishes: Wishes, days: { first: Date; last: Date }): boolean {
  const moments = 'stay' in wishes ? [`${wishes.stay.to}T00:00:00+09:00`] : wishes.times;
  const end = days.last.getTime() + 24 * 60 * 60 * 1_000;
  return moments.every((moment) => {
    const at = Date.parse(moment);
    return days.first.getTime() <= at && at < end;
  });
}
