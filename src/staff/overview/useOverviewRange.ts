import { addDays } from '../../../contract/plain/days.ts';
import { OVERVIEW_DAYS_MAX } from '../../../contract/plain/limits.ts';
import { koreanClock } from '../../lib/date.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { isDay } from '../calendar/calendarDays.ts';
import { useFilters } from '../parts/list/useFilters.ts';

export const RANGES = ['7', '30', '90', 'custom'] as const;
type RangeName = (typeof RANGES)[number];

export interface OverviewRange {
  name: RangeName;
  from: string;
  to: string;
  /** Why the days cannot be shown: the name of the text that says it. */
  problem: 'daysMissing' | 'wrongRange' | null;
  choose: (name: RangeName) => void;
  change: (name: 'from' | 'to', day: string) => void;
}

/** The days in Korea that are shown; they are in the address. */
export function useOverviewRange(): OverviewRange {
  const { filter, change, changeAll } = useFilters();
  const name = oneOf(RANGES, filter('days')) ?? '90';
  const today = koreanClock(new Date()).date;
  const last = (count: number) => ({ from: addDays(today, 1 - count), to: today });
  const range = name === 'custom' ? { from: filter('from'), to: filter('to') } : last(Number(name));
  return {
    name,
    ...range,
    problem: problemOf(range),
    choose: (next) =>
      // The days on show are the first choice, so that nothing is empty.
      changeAll({ days: next, ...(next === 'custom' ? range : { from: '', to: '' }) }),
    change,
  };
}

function problemOf({ from, to }: { from: string; to: string }): OverviewRange['problem'] {
  if (!isDay(from) || !isDay(to)) return 'daysMissing';
  return from <= to && to < addDays(from, OVERVIEW_DAYS_MAX) ? null : 'wrongRange';
}
