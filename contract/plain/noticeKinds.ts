import { type CounselState, isStepBack } from './counselCourse.ts';

/** Reminders of an appointment. The job writes them in this order: the nearest appointments first. */
export const REMINDER_KINDS = ['REMINDER_SOON', 'REMINDER_DAY'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** What a member is told. */
export const NOTICE_KINDS = [
  'CHANGE',
  'COMPLETED',
  'RESCHEDULED',
  'MOVED',
  'PROPOSAL',
  'MESSAGE',
  ...REMINDER_KINDS,
  'INACTIVE',
  'REVIEW',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a member switches on and off for each channel. */
export const NOTICE_TOPICS = ['reminders', 'answers', 'messages'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The topic of each kind. Null: no member can switch it off. */
export const TOPIC_OF: Readonly<Record<NoticeKind, NoticeTopic | null>> = {
  CHANGE: 'answers',
  COMPLETED: 'answers',
  RESCHEDULED: 'answers',
  MOVED: 'answers',
  PROPOSAL: 'answers',
  MESSAGE: 'messages',
  REMINDER_DAY: 'reminders',
  REMINDER_SOON: 'reminders',
  INACTIVE: null,
  REVIEW: null,
};

export const isReminder = (kind: NoticeKind): kind is ReminderKind =>
  REMINDER_KINDS.some((each) => each === kind);

/** Ways to tell a member outside of the app. */
export const MEMBER_CHANNELS = ['LINE', 'EMAIL', 'PUSH'] as const;
export type MemberChannel = (typeof MEMBER_CHANNELS)[number];

/**
 * The kind of the notice about a move by staff. CHANGE only names the new state. That is not enough after a step back,
 * when the appointment is no longer valid, or when the same appointment gets another time. `isToReview`:
 * the consultation is complete, and the member can now write the review.
 */
export function kindOfMove(from: CounselState, to: CounselState, isToReview: boolean): NoticeKind {
  if (from === to) return 'MOVED';
  if (isStepBack(from, to)) return 'RESCHEDULED';
  return isToReview ? 'COMPLETED' : 'CHANGE';
}
