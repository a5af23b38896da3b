import { CLINIC_EMAILS_MAX, SEATS_MAX } from '../../../contract/plain/limits.ts';
import type { Consulting, ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import { looksLikeEmail } from '../../lib/emailAddress.ts';
import { hoursOf, textOf, wholeHours } from '../content/edits/fieldText.ts';
import { type HoursProblem, hoursProblem } from '../content/edits/hoursProblem.ts';

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
  | { kind: 'seatsWrong' | 'emailsTooMany' }
  | { kind: 'emailWrong'; address: string }
  | HoursProblem;

/** Why the draft cannot be saved. */
export function problemOf({ hours, seats, emails }: ConsultingDraft): ConsultingProblem | null {
  const wrongHours = hoursProblem(hours);
  if (wrongHours) return wrongHours;
  const isCount = seats === '' || (Number(seats) >= 1 && Number(seats) <= SEATS_MAX);
  if (!isCount) return { kind: 'seatsWrong' };
  return problemOfEmails(addressesOf(emails));
}

function problemOfEmails(addresses: readonly string[]): ConsultingProblem | null {
  const wrong = addresses.find((address) => !looksLikeEmail(address));
  if (wrong !== undefined) return { kind: 'emailWrong', address: wrong };
  return addresses.length > CLINIC_EMAILS_MAX ? { kind: 'emailsTooMany' } : null;
}
