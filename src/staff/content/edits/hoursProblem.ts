import { OPENING_DAYS } from '../../../../contract/plain/openingDays.ts';
import { hoursOf, type TypedDay, wholeHours } from './fieldText.ts';

export type HoursProblem =
  | { kind: 'closedOnly' | 'notAdded' }
  | { kind: DayProblem; day: (typeof OPENING_DAYS)[number] };

type DayProblem = 'incomplete' | 'order' | 'breakIncomplete' | 'breakOrder' | 'breakOutside';

/** Why the hours of a field cannot be saved. */
export function hoursProblem(text: string): HoursProblem | null {
  const typed = hoursOf(text);
  for (const day of OPENING_DAYS) {
    const kind = problemOfDay(typed.days[day] ?? {});
    if (kind) return { kind, day };
  }
  if (typed.picked) return { kind: 'notAdded' };
  const isClosedOnly = wholeHours(typed) === null && (typed.closedOn ?? []).length > 0;
  return isClosedOnly ? { kind: 'closedOnly' } : null;
}

/** A day without any time is closed, and a break is optional. Times compare as texts. */
function problemOfDay(day: TypedDay): DayProblem | null {
  const { opensAt = '', closesAt = '', breakFrom = '', breakTo = '' } = day;
  if (!(opensAt + closesAt + breakFrom + breakTo)) return null;
  if (!(opensAt && closesAt)) return 'incomplete';
  if (opensAt >= closesAt) return 'order';
  if (!(breakFrom + breakTo)) return null;
  if (!(breakFrom && breakTo)) return 'breakIncomplete';
  if (breakFrom >= breakTo) return 'breakOrder';
  return opensAt <= breakFrom && breakTo <= closesAt ? null : 'breakOutside';
}
