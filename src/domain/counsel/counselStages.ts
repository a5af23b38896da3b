import type { CounselState } from '../../../contract/counselCourse.ts';

/** The way of a counsel in four steps, and how far each state has come. */
export const STAGES = ['requested', 'confirmed', 'consulted', 'treated'] as const;

const REACHED: Record<Exclude<CounselState, 'CANCELED'>, (typeof STAGES)[number]> = {
  AWAITING_CLINIC_CONFIRMATION: 'requested',
  CLINIC_CONFIRMED: 'confirmed',
  CONSULTATION_APPOINTMENT_CONFIRMED: 'confirmed',
  CONSULTATION_COMPLETE: 'consulted',
  TREATMENT_APPOINTMENT_CONFIRMED: 'consulted',
  TREATMENT_COMPLETE: 'treated',
};

/** Null for a counsel that goes nowhere any more, and for a state that this build does not know. */
export const stageOf = (state: CounselState) =>
  state === 'CANCELED' ? null : (REACHED[state] ?? null);

/** From here on there is something to write about. */
export const hasBeenThere = (state: CounselState) => {
  const stage = stageOf(state);
  return stage === 'consulted' || stage === 'treated';
};
