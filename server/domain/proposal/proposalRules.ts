import type { CounselState } from '../../../contract/counselCourse.ts';
import type { Wishes } from '../../../contract/wishes.ts';

export interface StoredProposal {
  id: string;
  at: string;
}

/** The appointment that times can be proposed for. */
export function proposedState(state: CounselState): CounselState | null {
  if (state === 'CONSULTATION_COMPLETE') return 'TREATMENT_APPOINTMENT_CONFIRMED';
  const isBeforeFirst = state === 'AWAITING_CLINIC_CONFIRMATION' || state === 'CLINIC_CONFIRMED';
  return isBeforeFirst ? 'CONSULTATION_APPOINTMENT_CONFIRMED' : null;
}

/** Those whose time has not come. Null when there are none. */
export function openProposals(
  proposals: readonly StoredProposal[] | null,
  now: Date,
): StoredProposal[] | null {
  const open = proposals?.filter(({ at }) => Date.parse(at) > now.getTime()) ?? [];
  return open.length > 0 ? open : null;
}

/** Whether the member wished for exactly this time. */
export const isWished = (wishes: Wishes | null, at: Date): boolean =>
  wishes !== null &&
  'times' in wishes &&
  wishes.times.some((time) => Date.parse(time) === at.getTime());
