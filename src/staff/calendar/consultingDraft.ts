import { CLINIC_EMAILS_MAX, SEATS_MAX } from '../../../contract/limits.ts';
import { OPENING_DAYS } from '../../../contract/openingDays.ts';
import type { Consulting, ConsultingForm } from '../../../contract/staffConsulting.ts';
import { looksLikeEmail } from '../../lib/emailAddress.ts';
import { hoursOf, type TypedDay, textOf, wholeHours } from '../content/edits/fieldText.ts';

/** The texts of the fields; `hours` is the text that HoursField writes. */
export interface ConsultingDraft {
  hours: string;
  seats: string;
  minutes: string;
  /** One address in each line. */
  emails: string;
}

export const draftOf = ({ hours, seats, minutes, emails }: Consulting): ConsultingDraft => ({
  hours: textOf(hours),
  seats: textOf(seats),
  minutes: textOf(minutes),
  emails: emails.join('\n'),
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
  ...(fields.emails !== saved.emails && { emails: fields.emails }),
});

export const formOf = (
  { hours, seats, minutes, emails }: ConsultingDraft,
  version: number,
): ConsultingForm => ({
  version,
  hours: hours === '' ? null : wholeHours(hoursOf(hours)),
  seats: seats === '' ? null : Number(seats),
  minutes: Number(minutes),
  emails: addressesOf(emails),
});

const addressesOf = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((address) => address !== '')),
];

export type ConsultingProblem =
  | { kind: 'seatsWrong' | 'closedOnly' | 'emailsTooMany' }
  | { kind: 'emailWrong'; address: string }
  | { kind: 'incomplete' | 'order'; day: (typeof OPENING_DAYS)[number] };

/** Why the draft cannot be saved. */
export function problemOf({ hours, seats, emails }: ConsultingDraft): ConsultingProblem | null {
  const typed = hoursOf(hours);
  const { days } = typed;
  for (const day of OPENING_DAYS) {
    const kind = problemOfDay(days[day] ?? {});
    if (kind) return { kind, day };
  }
  if (hours !== '' && wholeHours(typed) === null && (typed.closedOn ?? []).length > 0)
    return { kind: 'closedOnly' };
  const isCount = seats === '' || (Number(seats) >= 1 && Number(seats) <= SEATS_MAX);
  if (!isCount) return { kind: 'seatsWrong' };
  return problemOfEmails(addressesOf(emails));
}

function problemOfEmails(addresses: readonly string[]): ConsultingProblem | null {
  const wrong = addresses.find((address) => !looksLikeEmail(address));
  if (wrong !== undefined) return { kind: 'emailWrong', address: wrong };
  return addresses.length > CLINIC_EMAILS_MAX ? { kind: 'emailsTooMany' } : null;
}

/** A day without any time is closed, and a break is optional. */
function problemOfDay(day: TypedDay): 'incomplete' | 'order' | null {
  const { opensAt = '', closesAt = '', breakFrom = '', breakTo = '' } = day;
  if (!(opensAt + closesAt + breakFrom + breakTo)) return null;
  if (!(opensAt && closesAt) || !breakFrom !== !breakTo) return 'incomplete';
  const isBreakWrong = breakFrom !== '' && breakFrom >= breakTo;
  return opensAt >= closesAt || isBreakWrong ? 'order' : null;
}
