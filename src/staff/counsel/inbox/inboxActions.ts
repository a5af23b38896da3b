import { awaitedAppointment, type CounselState } from '../../../../contract/counselCourse.ts';
import type { CounselStep, StaffCounselCard } from '../../../../contract/staffCounsel.ts';

/** What staff do with several counsels in one press. */
export const INBOX_ACTIONS = ['confirm', 'complete'] as const;
export type InboxAction = (typeof INBOX_ACTIONS)[number];

/** The state that the action leads to; null when the counsel is not ready for it. */
const TARGETS: Record<InboxAction, (counsel: StaffCounselCard, now: Date) => CounselState | null> =
  {
    confirm: ({ state }) => (state === 'AWAITING_CLINIC_CONFIRMATION' ? 'CLINIC_CONFIRMED' : null),
    complete: (counsel, now) => {
      const at = awaitedAppointment(counsel);
      if (at === null || new Date(at) > now) return null;
      const isTreatment = counsel.state === 'TREATMENT_APPOINTMENT_CONFIRMED';
      return isTreatment ? 'TREATMENT_COMPLETE' : 'CONSULTATION_COMPLETE';
    },
  };

/** A step that is not sent yet, with the code by which a message names the counsel. */
export type InboxStep = CounselStep & { code: string };

/** The steps of those counsels that are ready for the action. */
export const stepsOf = (
  action: InboxAction,
  counsels: readonly StaffCounselCard[],
  now: Date,
): InboxStep[] =>
  counsels.flatMap((counsel) => {
    const { id, version, code } = counsel;
    const state = TARGETS[action](counsel, now);
    return state === null ? [] : [{ id, version, state, code }];
  });
