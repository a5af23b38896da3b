import { isInOrder, OPENING_DAYS } from '../../../../contract/plain/openingDays.ts';
import { hoursOf, type TypedDay, wholeHours } from './fieldText.ts';

export type HoursProblem =
  | { kind: 'closedOnly' | 'notAdded' }
  | { kind: 'incomplete' | 'order'; day: (typeof OPENING_DAYS)[number] };

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

/** A day without any time is closed, and a break is optional. */
function problemOfDay(day: TypedDay): 'incomplete' | 'order' | null {
  const { opensAt = '', closesAt = '', breakFrom = '', breakTo = '' } = day;
  if (!(opensAt + closesAt + breakFrom + breakTo)) return null;
  if (!(opensAt && closesAt) || !breakFrom !== !breakTo) return 'incomplete';
  return isInOrder({ opensAt, closesAt, breakFrom, breakTo }) ? null : 'order';
}
