import { COUNSEL_STATES } from '../../../../contract/plain/counselCourse.ts';
import type { CounselMoveOption } from '../../../../contract/staff/staffCounsel.ts';
import { type CounselMove, type CounselProgress, moveCounsel } from '../counselRules.ts';

/** Tried in this order, from few requirements to many. The first that succeeds is what the move requires. */
const GIVEN = [
  { needsAppointment: false, needsReason: false },
  { needsAppointment: true, needsReason: false },
  { needsAppointment: false, needsReason: true },
  { needsAppointment: true, needsReason: true },
];

/** The states that staff can choose now and what each requires, found by trying the rules. */
export function moveOptions(
  progress: CounselProgress,
  { by, now }: Pick<CounselMove, 'by' | 'now'>,
): CounselMoveOption[] {
  return COUNSEL_STATES.flatMap((to) => {
    for (const { needsAppointment, needsReason } of GIVEN) {
      const reason = needsReason ? 'given' : '';
      const appointment = needsAppointment ? now : null;
      const next = moveCounsel(progress, { to, by, reason, appointment, now });
      if (next === null) continue;
      const makesNoVisit = isComplete(to) && next.visitedAt === null;
      return [{ to, needsAppointment, needsReason, ...(makesNoVisit && { makesNoVisit }) }];
    }
    return [];
  });
}

const isComplete = (state: CounselMoveOption['to']) =>
  state === 'CONSULTATION_COMPLETE' || state === 'TREATMENT_COMPLETE';
