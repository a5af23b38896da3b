import type { CounselDetailsForm } from '../../../../contract/counselDetails.ts';
import { BOOKED_TREATMENTS_MAX } from '../../../../contract/plain/limits.ts';

/** What is in the fields. Absent and empty values are not sent. */
export interface DetailsDraft {
  treatments: readonly string[];
  by?: NonNullable<CounselDetailsForm['contact']>['by'];
  /** The address of each way that was typed. Only that of the chosen way is sent. */
  addresses: Partial<Record<'LINE' | 'PHONE', string>>;
  interpreter?: boolean;
}

export const NO_DETAILS: DetailsDraft = { treatments: [], addresses: {} };

/** Null when all fields are empty, so that no draft is stored. */
export const DETAILS_CODEC = {
  // Written below, perhaps by an older build without addresses.
  read: (text: string): DetailsDraft => ({ ...NO_DETAILS, ...JSON.parse(text) }),
  write: (draft: DetailsDraft) => (countTold(draft) > 0 ? JSON.stringify(draft) : null),
};

/** How many of the three questions are answered. */
export const countTold = ({ treatments, by, interpreter }: DetailsDraft): number =>
  [treatments.length > 0, by !== undefined, interpreter !== undefined].filter(Boolean).length;

/**
 * True if the clinic should call and the phone number is missing. A missing LINE ID is no problem: a member who logged
 * in with LINE gets the answer there.
 */
export const lacksPhone = (draft: DetailsDraft): boolean =>
  draft.by === 'PHONE' && addressOf(draft) === '';

const addressOf = ({ by, addresses }: DetailsDraft): string =>
  by === 'LINE' || by === 'PHONE' ? (addresses[by] ?? '').trim() : '';

/** A press on a treatment adds it, or removes it if it is chosen. */
export function withTreatment(draft: DetailsDraft, id: string): DetailsDraft {
  const { treatments } = draft;
  if (treatments.includes(id)) {
    return { ...draft, treatments: treatments.filter((each) => each !== id) };
  }
  return treatments.length < BOOKED_TREATMENTS_MAX
    ? { ...draft, treatments: [...treatments, id] }
    : draft;
}

/** The part of the form; undefined when all fields are empty. */
export function detailsOf(draft: DetailsDraft): CounselDetailsForm | undefined {
  if (countTold(draft) === 0) return undefined;
  const { treatments, by, interpreter } = draft;
  const address = addressOf(draft);
  return {
    ...(treatments.length > 0 && { treatments: [...treatments] }),
    ...(by && { contact: { by, ...(address && { address }) } }),
    ...(interpreter !== undefined && { interpreter }),
  };
}
