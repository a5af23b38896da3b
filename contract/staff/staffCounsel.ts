import { z } from 'zod';
import { CounselCause, CounselState, SourceType, TextsErased } from '../counsel.ts';
import { CounselDetails } from '../counselDetails.ts';
import { endpoints } from '../endpoint.ts';
import { INBOX_TABS } from '../plain/enums.ts';
import { CHANGES_AT_ONCE, NAME_PART_LENGTH, NOTE_LENGTH, REASON_LENGTH } from '../plain/limits.ts';
import { list, Named, one, PathId, page, RecordId, Timestamp } from '../shape.ts';
import { NoShow, VisitAnswer } from '../visitAnswer.ts';
import { Proposal, Reschedule, Wishes } from '../wishes.ts';
import { Colleague } from './staffAssignee.ts';
import { slice, Version } from './staffShape.ts';

/** A counsel in the inbox. Without the text: every reading of a text is an access record. */
export const StaffCounselCard = z.object({
  id: z.string(),
  code: z.string(),
  state: CounselState,
  version: Version,
  created_at: Timestamp,
  updated_at: Timestamp,
  clinic: Named,
  sourceType: SourceType,
  /** What it is about: the event, the treatment of the review, or the doctor; null when it is the clinic. */
  topic: Named.nullable(),
  nickname: z.string().nullable(),
  /** The member's language. */
  language: z.string(),
  /** When the member would like to come; null without wishes. */
  wishes: Wishes.nullable(),
  /** Times that the member has not answered; null without any. */
  proposals: z.array(Proposal).nullable(),
  consultationAt: Timestamp.nullable(),
  treatmentAt: Timestamp.nullable(),
  /** What the member says about the appointment that the counsel waits for; null without an answer. */
  visitAnswer: VisitAnswer.nullable(),
  /** Another time that the member asks for instead of that appointment; null if they do not. */
  reschedule: Reschedule.nullable(),
  /** Staff say that the member did not come to it; null if they do not. */
  noShow: NoShow.nullable(),
  /** A visit to it is confirmed, e.g. by the visit code, so staff cannot say that the member did not come. */
  hasCome: z.literal(true).optional(),
  /** Completing it does not count as a visit: the appointment was entered after its time, or the member did not come. */
  makesNoVisit: z.literal(true).optional(),
  /**
   * Since when the member waits for the clinic: for its confirmation, or for an answer to their first unread message. Null
   * when they do not.
   */
  waitingSince: Timestamp.nullable(),
  /** How many messages of the member the clinic has not read. */
  unread: z.int(),
  /** Who of the clinic takes care of it. */
  assignee: Colleague.nullable(),
});
export type StaffCounselCard = z.infer<typeof StaffCounselCard>;

/** A state that staff may choose now, and what they have to enter for it. */
export const CounselMoveOption = z.object({
  to: CounselState,
  needsAppointment: z.boolean(),
  needsReason: z.boolean(),
  /** The move completes the counsel without a visit, so its review will not show 방문 확인. */
  makesNoVisit: z.literal(true).optional(),
});
export type CounselMoveOption = z.infer<typeof CounselMoveOption>;

const StaffCounselChange = z.object({
  from: CounselState.nullable(),
  to: CounselState,
  at: Timestamp,
  by: z.enum(['member', 'staff', 'system']),
  /** The user id of the member of staff. */
  staff: z.string().nullable(),
  reason: z.string().nullable(),
  /** Names the reason among the translations of the counsel. Absent without a reason. */
  reasonId: z.string().optional(),
  cause: CounselCause.nullish(),
  /** When staff proposed the appointment, which the member accepted by this change. */
  proposedAt: Timestamp.nullish(),
});

export const StaffCounsel = StaffCounselCard.extend({
  content: z.string(),
  /** What the member added to the text; null when it is nothing. */
  details: CounselDetails.nullable(),
  /** What the member booked from; null when it was deleted. */
  source: z
    .object({ id: z.string(), name: z.string().nullable(), nameJa: z.string().nullable() })
    .nullable(),
  member: z.object({ id: z.string(), nickname: z.string().nullable() }),
  /** The visit that the review shows as 방문 확인; null without one. */
  visitedAt: Timestamp.nullable(),
  /** Only staff of the clinic and operators see it. */
  note: z.string(),
  /** The member has no consent to the clinic: they can neither write nor settle a time until they agree again. */
  consentMissing: z.literal(true).nullish(),
  textsErased: TextsErased.nullish(),
  moves: z.array(CounselMoveOption),
  history: z.array(StaffCounselChange),
});
export type StaffCounsel = z.infer<typeof StaffCounsel>;

/**
 * It has a new state, a private note, or both. Or it has `noShow`, with or without a note: the member did not come to
 * the appointment (true), or came after all (false).
 */
export const StaffCounselChangeForm = z.strictObject({
  version: Version,
  state: CounselState.optional(),
  /** The date and time agreed on, for a move to an appointment. */
  appointment: z.iso.datetime({ offset: true }).optional(),
  reason: z.string().max(REASON_LENGTH).optional(),
  note: z.string().max(NOTE_LENGTH).optional(),
  noShow: z.boolean().optional(),
});
export type StaffCounselChangeForm = z.infer<typeof StaffCounselChangeForm>;

/** How many counsels each tab of the inbox has, at most MOST_COUNTED_COUNSELS + 1. */
export const InboxCounts = z.object({
  new: z.int(),
  arranging: z.int(),
  today: z.int(),
  past: z.int(),
});
export type InboxCounts = z.infer<typeof InboxCounts>;

/** A step of one counsel: a move, or the note that its member did not come. */
export const CounselStep = z.union([
  z.strictObject({ id: RecordId, version: Version, state: CounselState }),
  z.strictObject({ id: RecordId, version: Version, noShow: z.literal(true) }),
]);
export type CounselStep = z.infer<typeof CounselStep>;

export const STEP_REFUSALS = [
  'not_found',
  'not_allowed_now',
  'stale_version',
  'slot_full',
  'overloaded',
] as const;
export type StepRefusal = (typeof STEP_REFUSALS)[number];

/** `refused` is why the counsel stayed as it was; null when it was changed. */
export const CounselStepResult = z.object({
  id: z.string(),
  refused: z.enum(STEP_REFUSALS).nullable(),
});
export type CounselStepResult = z.infer<typeof CounselStepResult>;

/** How many messages and counsels wait for the clinic. */
export const StaffNews = z.object({
  /** Messages of members that the clinic has not read. */
  unread: z.int(),
  /** Counsels that the clinic has not confirmed. */
  waiting: z.int(),
  /** Counsels whose member asks for another time, for which the clinic has not proposed any. */
  asking: z.int(),
  /** Rises with each change of a counsel of the clinic. Null: none was changed lately. */
  mark: z.int().nullable(),
});
export type StaffNews = z.infer<typeof StaffNews>;

const noMoment = z.literal('').transform(() => null);
const momentsOfRow = z
  .array(z.union([noMoment, z.iso.datetime()]))
  .min(1)
  .max(2);

/** The last row with the moments by which its tab sorts it, so that the list continues there even if the row moved since. */
const afterCounsel = z
  .string()
  .max(200)
  .transform((text) => {
    const parts = text.split('_');
    const row = RecordId.safeParse(parts.at(-1));
    const moments = momentsOfRow.safeParse(parts.slice(0, -1));
    if (!(moments.success && row.success)) return;
    const [at = null, changedAt = null] = moments.data;
    return { at, changedAt, id: row.data };
  })
  .optional();

export const staffCounselEndpoints = endpoints({
  'GET /staff/news': {
    summary:
      'How much waits for the clinic; names no counsel, so it is not in the access record. For staff of a clinic',
    audience: 'staff',
    output: one(StaffNews),
  },
  'GET /staff/counsels': {
    summary:
      'The inbox. Tabs new, arranging and all: members who wait for the clinic first, the longest wait on top; the others newest first, in arranging by their oldest change. Tabs today and past: by appointment. `after` continues behind a row: `<since when it waits, or empty>_<id>`, in arranging `<…>_<last change>_<id>`, in today and past `<appointment>_<id>`',
    audience: 'staff',
    query: z.strictObject({
      tab: z.enum(INBOX_TABS).optional(),
      /** A part of a nickname, event, treatment or doctor; a code; or a day, e.g. 12/10. */
      q: z.string().max(NAME_PART_LENGTH).optional(),
      /** Only counsels that are assigned to the caller. */
      mine: z.literal('yes').optional(),
      state: CounselState.optional(),
      clinicId: RecordId.optional(),
      /** The code that the member named in the LINE chat. */
      code: z.string().max(20).optional(),
      /** Only counsels with messages of the member that the clinic has not read. */
      unread: z.literal('yes').optional(),
      ...slice,
      after: afterCounsel,
    }),
    output: page(StaffCounselCard),
  },
  'GET /staff/counsel-counts': {
    summary:
      'How many counsels are in the tabs of the inbox; names none, so it is not in the access record',
    audience: 'staff',
    query: z.strictObject({ clinicId: RecordId.optional(), mine: z.literal('yes').optional() }),
    output: one(InboxCounts),
  },
  'POST /staff/counsels/changes': {
    summary:
      'Move several counsels, or note that their members did not come, each by itself: the answer says which were refused and why',
    audience: 'staff',
    body: z.strictObject({ changes: z.array(CounselStep).min(1).max(CHANGES_AT_ONCE) }),
    output: list(CounselStepResult),
  },
  'GET /staff/counsels/:id': {
    summary: 'One counsel with its text; every reading is in the access record',
    audience: 'staff',
    params: PathId,
    output: one(StaffCounsel),
    errors: ['not_found'],
  },
  'PATCH /staff/counsels/:id': {
    summary:
      'Change the state of a counsel, its private note, or both; or note that the member did not come',
    audience: 'staff',
    params: PathId,
    body: StaffCounselChangeForm,
    output: one(StaffCounsel),
    errors: ['not_found', 'not_allowed_now', 'stale_version', 'slot_full'],
  },
});
