import type { Counsel } from '../../../contract/counsel.ts';
import type { CounselState } from '../../../contract/plain/counselCourse.ts';

/** The four stages of a counsel on the member's page, and the stage that each state has reached. */
export const STAGES = ['requested', 'confirmed', 'consulted', 'treated'] as const;

const REACHED: Record<Exclude<CounselState, 'CANCELED'>, (typeof STAGES)[number]> = {
  AWAITING_CLINIC_CONFIRMATION: 'requested',
  CLINIC_CONFIRMED: 'confirmed',
  CONSULTATION_APPOINTMENT_CONFIRMED: 'confirmed',
  CONSULTATION_COMPLETE: 'consulted',
  TREATMENT_APPOINTMENT_CONFIRMED: 'consulted',
  TREATMENT_COMPLETE: 'treated',
};

/** Null for a canceled counsel and for a state that this build does not know. */
export const stageOf = (state: CounselState) =>
  state === 'CANCELED' ? null : (REACHED[state] ?? null);

/**
 * The member was at the clinic, by its state, by the clinic or by their own answer. From then on the review button is
 * at the top of the page, before that at the end.
 */
export function hasBeenThere({
  state,
  hasCome,
  visitAnswer,
}: Pick<Counsel, 'state' | 'hasCome' | 'visitAnswer'>): boolean {
  const stage = stageOf(state);
  if (stage === 'consulted' || stage === 'treated') return true;
  return hasCome === true || visitAnswer?.answer === 'came';
}
