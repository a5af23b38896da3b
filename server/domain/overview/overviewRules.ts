import { addDays } from '../../../contract/plain/days.ts';
import type {
  DayRange,
  OverviewMonth,
  OverviewStep,
  OverviewTotals,
} from '../../../contract/staff/staffOverview.ts';
import { DAY_MS } from '../../lib/units.ts';

/** Days are texts such as 2026-11-23, by the clock of Seoul. */

/** What the job counts from rows. */
export const COUNTED_KINDS = [
  'booked',
  'confirmed',
  'completed',
  'canceled',
  'answered',
  'reviewed',
  'rated',
  'eventBooked',
] as const;
/** The others are added when they happen. */
export type SumKind = (typeof COUNTED_KINDS)[number] | 'missed' | 'eventViewed';

/** A sum of `day_sum` for one day. */
export interface DaySum {
  day: string;
  kind: SumKind;
  /** By the kind: `line` or `web`, hours, stars or the id of an event; else empty. Not a part of the body. */
  part: string;
  amount: number;
}

/** The sums of a day are counted again for this many days, today included; then they stay. */
const OPEN_DAYS = 7;
/** Up to this many days each has its own step; a longer range is divided into weeks. */
const DAYS_WITH_STEPS = 14;
const WEEK = 7;
const MONTHS = 12;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The first day that is still open. */
export const openFrom = (today: string): string => addDays(today, 1 - OPEN_DAYS);

/** The range of the same length that ends the day before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

export const daysOf = ({ from, to }: DayRange): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The weeks end with the last day, so the first one may be shorter. */
export function stepsOf({ from, to }: DayRange): DayRange[] {
  const length = daysBetween(from, to) < DAYS_WITH_STEPS ? 1 : WEEK;
  const steps: DayRange[] = [];
  for (let end = to; end >= from; end = addDays(end, -length)) {
    const start = addDays(end, 1 - length);
    steps.unshift({ from: start < from ? from : start, to: end });
  }
  return steps;
}

/** The month of the last day and the eleven before, e.g. 2026-11. */
export function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

export const sumsIn = (sums: readonly DaySum[], { from, to }: DayRange): DaySum[] =>
  sums.filter(({ day }) => from <= day && day <= to);

type Sum = Pick<DaySum, 'kind' | 'part' | 'amount'>;

export function countsOf(sums: readonly Sum[]) {
  const count = (kind: SumKind, part?: string) => countOf(sums, kind, part);
  return {
    booked: count('booked'),
    line: count('booked', 'line'),
    web: count('booked', 'web'),
    confirmed: count('confirmed'),
    completed: count('completed'),
    missed: count('missed'),
    canceled: count('canceled'),
  };
}

export function ratesOf(
  sums: readonly Sum[],
): Pick<OverviewStep, 'answered' | 'answerHours' | 'completedShare'> {
  const hours = sums
    .filter(({ kind }) => kind === 'answered')
    .map(({ part, amount }) => ({ hours: Number(part), amount }));
  const completed = countOf(sums, 'completed');
  const ended = completed + countOf(sums, 'canceled');
  return {
    answered: countOf(sums, 'answered'),
    answerHours: medianHours(hours),
    completedShare: ended === 0 ? null : completed / ended,
  };
}

export function ratingsOf(sums: readonly Sum[]): Pick<OverviewMonth, 'reviewed' | 'rating'> {
  const rated = sums.filter(({ kind }) => kind === 'rated');
  const counted = countOf(rated, 'rated');
  const stars = rated.reduce((total, { part, amount }) => total + Number(part) * amount, 0);
  return {
    reviewed: countOf(sums, 'reviewed'),
    rating: counted === 0 ? null : Math.round((stars / counted) * 100) / 100,
  };
}

export const totalsOf = (sums: readonly Sum[]): OverviewTotals => ({
  ...countsOf(sums),
  ...ratesOf(sums),
  ...ratingsOf(sums),
});

const countOf = (sums: readonly Sum[], kind: SumKind, part?: string): number =>
  sums
    .filter((sum) => sum.kind === kind && (part === undefined || sum.part === part))
    .reduce((total, { amount }) => total + amount, 0);

/** The median, in full hours. With an even number of answers: the mean of the two middle ones, rounded up. */
export function medianHours(waits: readonly { hours: number; amount: number }[]): number | null {
  const sorted = waits.toSorted((one, other) => one.hours - other.hours);
  const all = sorted.reduce((total, { amount }) => total + amount, 0);
  if (all === 0) return null;
  const nth = (place: number): number => {
    let passed = 0;
    for (const { hours, amount } of sorted) {
      passed += amount;
      if (place < passed) return hours;
    }
    return 0;
  };
  return Math.ceil((nth(Math.floor((all - 1) / 2)) + nth(Math.floor(all / 2))) / 2);
}
