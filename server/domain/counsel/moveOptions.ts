import { COUNSEL_STATES } from '../../../contract/counsel.ts';
import type { CounselMoveOption } from '../../../contract/staffCounsel.ts';
import { type CounselStand, moveCounsel } from './counselRules.ts';

/** From what asks for nothing to what asks for most. */
const GIVEN = [
  { needsAppointment: false, needsReason: false },
  { needsAppointment: true, needsReason: false },
  { needsAppointment: false, needsReason: true },
  { needsAppointment: true, needsReason: true },
];

/** Where staff may move the counsel now, and the least that each move asks for: found by trying the rules. */
export function moveOptions(stand: CounselStand, now: Date): CounselMoveOption[] {
  return COUNSEL_STATES.flatMap((to) => {
    const least = GIVEN.find(({ needsAppointment, needsReason }) =>
      moveCounsel(stand, {
        to,
        by: 'staff',
        reason: needsReason ? 'given' : '',
        appointment: needsAppointment ? now : null,
        now,
      }),
    );
    return least ? [{ to, ...least }] : [];
  });
}
