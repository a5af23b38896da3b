import { type CounselState, isOver } from '../../../contract/plain/counselCourse.ts';
import type { Wishes } from '../../../contract/wishes.ts';

export interface StoredProposal {
  id: string;
  at: string;
}

/** The appointment that times can be proposed for: the next one, or another time instead of the awaited one. */
export function proposedState(state: CounselState): CounselState | null {
  if (isOver(state)) return null;
  const isAfterFirst =
    state === 'CONSULTATION_COMPLETE' || state === 'TREATMENT_APPOINTMENT_CONFIRMED';
  return isAfterFirst ? 'TREATMENT_APPOINTMENT_CONFIRMED' : 'CONSULTATION_APPOINTMENT_CONFIRMED';
}

/** The proposals whose time has not come; null when there are none. */
export function openProposals(
  proposals: readonly StoredProposal[] | null,
  now: Date,
): StoredProposal[] | null {
  const open = proposals?.filter(({ at }) => Date.parse(at) > now.getTime()) ?? [];
  return open.length > 0 ? open : null;
}

/** Whether the member wished for exactly this time. */
export const isWished = (wishes: Wishes | null | undefined, at: Date): boolean =>
  wishes != null &&
  'times' in wishes &&
  wishes.times.some((time) => Date.parse(time) === at.getTime());
