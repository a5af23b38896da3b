import { awaitedAppointment, type CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { CounselStep, StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';

/** What staff do with several counsels in one press. */
export const INBOX_ACTIONS = ['confirm', 'complete', 'noShow'] as const;
export type InboxAction = (typeof INBOX_ACTIONS)[number];

type Target = { state: CounselState } | { noShow: true };

/** What the action does with a counsel; null when the counsel is not ready for it. */
const TARGETS: Record<InboxAction, (counsel: StaffCounselCard, now: Date) => Target | null> = {
  confirm: ({ state }) =>
    state === 'AWAITING_CLINIC_CONFIRMATION' ? { state: 'CLINIC_CONFIRMED' } : null,
  complete: (counsel, now) => {
    // A missed visit is not completed. A completion that makes no visit is done on the counsel's page, which warns.
    if (!hasPassed(counsel, now) || counsel.noShow || counsel.makesNoVisit) return null;
    const isTreatment = counsel.state === 'TREATMENT_APPOINTMENT_CONFIRMED';
    return { state: isTreatment ? 'TREATMENT_COMPLETE' : 'CONSULTATION_COMPLETE' };
  },
  noShow: (counsel, now) =>
    hasPassed(counsel, now) && !counsel.noShow && !counsel.hasCome ? { noShow: true } : null,
};

function hasPassed(counsel: StaffCounselCard, now: Date): boolean {
  const at = awaitedAppointment(counsel);
  return at !== null && new Date(at) <= now;
}

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
    const target = TARGETS[action](counsel, now);
    return target === null ? [] : [{ id, version, code, ...target }];
  });

/** Why none of the counsels is ready for the action: the name of the text that says it. */
export function whyNone(
  action: InboxAction,
  counsels: readonly StaffCounselCard[],
  now: Date,
): InboxAction | 'completeOnPage' | 'afterVisit' {
  const passed = counsels.filter((counsel) => hasPassed(counsel, now));
  if (action === 'complete' && passed.length > 0) return 'completeOnPage';
  if (action === 'noShow' && passed.some(({ hasCome }) => hasCome)) return 'afterVisit';
  return action;
}

/** As the counsel looks after the step, before the list has it. */
export function afterStep<T extends Pick<StaffCounselCard, 'state' | 'noShow' | 'waitingSince'>>(
  counsel: T,
  step: InboxStep | undefined,
): T {
  if (!step) return counsel;
  return 'state' in step
    ? { ...counsel, state: step.state, noShow: null, waitingSince: null }
    : { ...counsel, noShow: { at: new Date().toISOString() } };
}
