import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { COUNSEL_STATES } from './plain/counselCourse.ts';
import { NOTICE_LIMIT } from './plain/limits.ts';
import { MEMBER_CHANNELS, NOTICE_KINDS, NOTICE_TOPICS } from './plain/noticeKinds.ts';
import { afterParam, limitParam, list, Named, Nothing, one, RecordId, Timestamp } from './shape.ts';

/** A notice on the notices page of a member; `noticeText` has its sentence. */
export const MemberNotice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** The new state of the counsel, if the notice is about one. */
  state: z.enum(COUNSEL_STATES).nullable(),
  /** Null: it is about the member. */
  counsel_id: z.string().nullable(),
  clinic: Named.nullable(),
  /**
   * The appointment that the notice is about: one that the counsel still waits for, or that a reminder was about and
   * that is over. Pushes, mails and LINE never name it.
   */
  appointmentAt: Timestamp.nullish(),
  created_at: Timestamp,
  isNew: z.boolean(),
});
export type MemberNotice = z.infer<typeof MemberNotice>;

const ChannelAndTopic = { channel: z.enum(MEMBER_CHANNELS), topic: z.enum(NOTICE_TOPICS) };

/** Which notices a member gets by which channel: all but those that are `off`. */
export const NoticeChoices = z.object({
  /** The channels of this installation by which the member can be reached. */
  channels: z.array(z.enum(MEMBER_CHANNELS)),
  off: z.array(z.object(ChannelAndTopic)),
});
export type NoticeChoices = z.infer<typeof NoticeChoices>;

/** The form that browsers answer (PushSubscription). */
export const PushSubscriptionForm = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;

export const noticeEndpoints = endpoints({
  'GET /member/notices': {
    summary: "The member's notices, newest first",
    audience: 'member',
    query: z.strictObject({ limit: limitParam(NOTICE_LIMIT), after: afterParam }),
    /** `hasNews`: one of them, or of the older ones, was not seen. */
    output: list(MemberNotice).extend({ hasNews: z.boolean() }),
  },
  'POST /member/notices/read': {
    summary: 'Mark a notice and all older ones as seen',
    audience: 'member',
    body: z.strictObject({ until: RecordId }),
    output: Nothing,
  },
  'GET /member/notice-choices': {
    summary: 'What the member is told by which channel',
    audience: 'member',
    output: one(NoticeChoices),
  },
  'PUT /member/notice-choices': {
    summary: 'Switch a topic of a channel on or off',
    audience: 'member',
    body: z.strictObject({ ...ChannelAndTopic, isOn: z.boolean() }),
    output: Nothing,
  },
  'GET /member/push-subscription': {
    summary: 'The public key of web push, if the member has switched it on in this session',
    audience: 'member',
    output: one(z.object({ publicKey: z.string() })),
    errors: ['not_found'],
  },
  'PUT /member/push-subscription': {
    summary: 'Tell the member by web push in this browser, until this session ends',
    audience: 'member',
    body: PushSubscriptionForm,
    output: Nothing,
    errors: ['not_found'],
  },
  'DELETE /member/push-subscription': {
    summary: 'End web push in this browser',
    audience: 'member',
    output: Nothing,
  },
});
