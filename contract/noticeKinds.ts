import { type CounselState, isStepBack } from './counselCourse.ts';

/** What a member is told. */
export const NOTICE_KINDS = [
  'CHANGE',
  'RESCHEDULED',
  'MOVED',
  'PROPOSAL',
  'MESSAGE',
  'REMINDER_DAY',
  'REMINDER_SOON',
  'INACTIVE',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a member switches on and off for each channel. */
export const NOTICE_TOPICS = ['reminders', 'answers', 'messages'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Null: every member gets it. */
export const TOPIC_OF: Readonly<Record<NoticeKind, NoticeTopic | null>> = {
  CHANGE: 'answers',
  RESCHEDULED: 'answers',
  MOVED: 'answers',
  PROPOSAL: 'answers',
  MESSAGE: 'messages',
  REMINDER_DAY: 'reminders',
  REMINDER_SOON: 'reminders',
  INACTIVE: null,
};

/** Ways to tell a member outside of the app. */
export const MEMBER_CHANNELS = ['LINE', 'EMAIL', 'PUSH'] as const;
export type MemberChannel = (typeof MEMBER_CHANNELS)[number];

/**
 * The notice of a move by staff. The name of an earlier state would not say that the appointment is no longer valid,
 * and the name of the same state not that it is at another time.
 */
export function kindOfMove(from: CounselState, to: CounselState): NoticeKind {
  if (from === to) return 'MOVED';
  return isStepBack(from, to) ? 'RESCHEDULED' : 'CHANGE';
}
