import { SEATS_MAX } from '../../../contract/limits.ts';
import { OPENING_DAYS } from '../../../contract/openingDays.ts';
import type { Consulting, ConsultingForm } from '../../../contract/staffConsulting.ts';
import { hoursOf, type TypedDay, textOf, wholeHours } from '../content/edits/fieldText.ts';

/** What is in the fields; hours as HoursField writes them. */
export interface ConsultingDraft {
  hours: string;
  seats: string;
  minutes: string;
}

export const draftOf = ({ hours, seats, minutes }: Consulting): ConsultingDraft => ({
  hours: textOf(hours),
  seats: textOf(seats),
  minutes: textOf(minutes),
});

/** The fields that were changed and not saved. The others show what is saved, also after a colleague's change. */
export type ConsultingEdits = Partial<ConsultingDraft>;

export const editsCodec = {
  read: (text: string): ConsultingEdits => JSON.parse(text), // written below
  write: (edits: ConsultingEdits) =>
    Object.keys(edits).length === 0 ? null : JSON.stringify(edits),
};

export const editsOf = (fields: ConsultingDraft, saved: ConsultingDraft): ConsultingEdits => ({
  ...(fields.hours !== saved.hours && { hours: fields.hours }),
  ...(fields.seats !== saved.seats && { seats: fields.seats }),
  ...(fields.minutes !== saved.minutes && { minutes: fields.minutes }),
});

export const formOf = (
  { hours, seats, minutes }: ConsultingDraft,
  version: number,
): ConsultingForm => ({
  version,
  hours: hours === '' ? null : wholeHours(hoursOf(hours)),
  seats: seats === '' ? null : Number(seats),
  minutes: Number(minutes),
});

export type ConsultingProblem =
  | { kind: 'seatsWrong' | 'closedOnly' }
  | { kind: 'incomplete' | 'order'; day: (typeof OPENING_DAYS)[number] };

/** Why the draft cannot be saved. */
export function problemOf({ hours, seats }: ConsultingDraft): ConsultingProblem | null {
  const typed = hoursOf(hours);
  const { days } = typed;
  for (const day of OPENING_DAYS) {
    const kind = problemOfDay(days[day] ?? {});
    if (kind) return { kind, day };
  }
  if (hours !== '' && wholeHours(typed) === null && (typed.closedOn ?? []).length > 0)
    return { kind: 'closedOnly' };
  const isCount = seats === '' || (Number(seats) >= 1 && Number(seats) <= SEATS_MAX);
  return isCount ? null : { kind: 'seatsWrong' };
}

/** A day without any time is closed, and a break is optional. */
function problemOfDay(day: TypedDay): 'incomplete' | 'order' | null {
  const { opensAt = '', closesAt = '', breakFrom = '', breakTo = '' } = day;
  if (!(opensAt + closesAt + breakFrom + breakTo)) return null;
  if (!(opensAt && closesAt) || !breakFrom !== !breakTo) return 'incomplete';
  const isBreakWrong = breakFrom !== '' && breakFrom >= breakTo;
  return opensAt >= closesAt || isBreakWrong ? 'order' : null;
}
