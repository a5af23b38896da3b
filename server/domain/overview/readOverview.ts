import { OVERVIEW_EVENTS } from '../../../contract/plain/limits.ts';
import type { DayRange, Overview } from '../../../contract/staff/staffOverview.ts';
import type { Queryable } from '../../db/database.ts';
import { selectCountedAt } from './countedDaysSql.ts';
import {
  countsOf,
  daysOf,
  monthsUntil,
  rangeBefore,
  ratesOf,
  ratingsOf,
  stepsOf,
  sumsIn,
  totalsOf,
} from './overviewRules.ts';
import { type OfClinic, selectEvents, selectRatings, selectSums } from './overviewSql.ts';

/** Reads sums of days only, never counsels or reviews. The page lists some events, a file all. */
export async function readOverview(
  db: Queryable,
  clinicId: OfClinic,
  range: DayRange,
  eventLimit: number | null = OVERVIEW_EVENTS,
): Promise<Overview> {
  const { from, to } = range;
  const before = rangeBefore(range);
  const months = monthsUntil(to);
  const [sums, ratings, events, countedAt] = await Promise.all([
    selectSums(db, clinicId, { from: before.from, to }),
    selectRatings(db, clinicId, { from: `${months[0]}-01`, to }),
    selectEvents(db, clinicId, range, eventLimit),
    selectCountedAt(db),
  ]);
  const shown = sumsIn(sums, range);
  return {
    from,
    to,
    before,
    countedAt: countedAt?.toISOString() ?? null,
    totals: totalsOf(shown),
    totalsBefore: totalsOf(sumsIn(sums, before)),
    days: daysOf(range).map((day) => ({ day, ...countsOf(sumsIn(shown, { from: day, to: day })) })),
    steps: stepsOf(range).map((step) => {
      const own = sumsIn(shown, step);
      return { ...step, ...countsOf(own), ...ratesOf(own) };
    }),
    months: months.map((month) => ({
      month,
      ...ratingsOf(ratings.filter((sum) => sum.month === month)),
    })),
    events,
  };
}
