import type { CounselState } from '../../../contract/counsel.ts';

/** In the order in which they follow each other. */
export const COUNSEL_STATES = [
  'AWAITING_CLINIC_CONFIRMATION',
  'CLINIC_CONFIRMED',
  'CONSULTATION_APPOINTMENT_CONFIRMED',
  'CONSULTATION_COMPLETE',
  'TREATMENT_APPOINTMENT_CONFIRMED',
  'TREATMENT_COMPLETE',
  'CANCELED',
] as const satisfies readonly CounselState[];

export const isBefore = (one: CounselState, other: CounselState) =>
  COUNSEL_STATES.indexOf(one) < COUNSEL_STATES.indexOf(other);
