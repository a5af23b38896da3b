import { COUNSEL_STATES, type CounselState } from '../../../contract/counsel.ts';

/** The states stand in the order of their course; only CANCELED is outside of it. */
export const hasVisited = (state: CounselState): boolean =>
  state !== 'CANCELED' &&
  COUNSEL_STATES.indexOf(state) >= COUNSEL_STATES.indexOf('CONSULTATION_COMPLETE');
