import { z } from 'zod';
import { ClinicCard } from './clinic.ts';
import { ClinicBrief } from './clinicBrief.ts';
import { CounselDetails, CounselDetailsForm } from './counselDetails.ts';
import { endpoints } from './endpoint.ts';
import { COUNSEL_STATES } from './plain/counselCourse.ts';
import { RECORD_TYPES } from './plain/enums.ts';
import { REASON_LENGTH } from './plain/limits.ts';
import {
  afterParam,
  cutMark,
  limitOrAll,
  list,
  offsetParam,
  one,
  PathId,
  page,
  RecordId,
  Timestamp,
} from './shape.ts';
import { NoShow, VisitAnswer, VisitAnswerForm } from './visitAnswer.ts';
import { Proposal, Reschedule, Wishes } from './wishes.ts';

export const CounselState = z.enum(COUNSEL_STATES);

export const SourceType = z.enum(RECORD_TYPES);
export type SourceType = z.infer<typeof SourceType>;

/** Why a counsel was canceled, if no person wrote a reason: the member withdrew the consent to the clinic. */
export const CounselCause = z.literal('consent_withdrawn');

/** When the texts of a counsel were erased, and why: the member asked for it, or their period was over. */
export const TextsErased = z.object({ at: Timestamp, by: z.enum(['member', 'period']) });
export type TextsErased = z.infer<typeof TextsErased>;

const CounselChange = z.object({
  from: CounselState.nullable(),
  to: CounselState,
  at: Timestamp,
  by: z.enum(['member', 'staff', 'system']),
  reason: z.string().nullish(),
  /** Names the reason among the translations of the counsel. Absent without a reason. */
  reasonId: z.string().optional(),
  cause: CounselCause.nullish(),
  /** When staff proposed the appointment; the member accepted it by this change. */
  proposedAt: Timestamp.nullish(),
});

export const Counsel = z.object({
  id: z.string(),
  clinic_id: z.string(),
  created_at: Timestamp,
  state: CounselState,
  sourceType: SourceType,
  sourceId: z.string(),
  /** What the member booked from; missing when visitors can no longer open it. */
  source: z
    .object({
      id: z.string(),
      name: z.string().nullish(),
      nameJa: z.string().nullish(),
      title: z.string().nullish(),
      titleJa: z.string().nullish(),
    })
    .nullish(),
  /** `isHidden`: visitors cannot open the clinic's page now. The member still reads its name and address. */
  clinic: ClinicBrief.extend({ isHidden: z.literal(true).optional() }),
  content: z.string(),
  review_id: z.string().optional(),
  /** Events of the clinic that ran on the day of the booking and have ended; absent when there are none. */
  pastEvents: z
    .array(z.object({ id: z.string(), title: z.string(), titleJa: z.string().nullish() }))
    .optional(),
  /** Absent when the member named none. */
  wishes: Wishes.optional(),
  /** Absent when the member added nothing to the text. */
  details: CounselDetails.optional(),
  /** What the member may accept now; absent when the clinic proposes nothing. */
  proposals: z.array(Proposal).optional(),
  /** The member types this code in the LINE chat, and the clinic finds the counsel by it. */
  code: z.string(),
  consultationAt: Timestamp.nullish(),
  treatmentAt: Timestamp.nullish(),
  /** The phone of the clinic, for the day of the appointment: the member may be late. */
  clinicPhone: z.string().nullish(),
  /** The member says it at the desk. Only the member's page has it, from the day of the appointment until the visit. */
  visitCode: z.string().optional(),
  /** The clinic has confirmed the visit to the appointment that the counsel waits for, e.g. by that code. */
  hasCome: z.literal(true).optional(),
  /** About the appointment that the counsel waits for; absent until the member has answered. */
  visitAnswer: VisitAnswer.optional(),
  /** Another time that the member asks for instead of the present appointment. */
  reschedule: Reschedule.optional(),
  /** The clinic says that the member did not come to the present appointment. */
  noShow: NoShow.optional(),
  /** The member has no consent to the clinic: they can neither write nor settle a time until they agree again. */
  consentMissing: z.literal(true).optional(),
  /** Absent while the texts are there. */
  textsErased: TextsErased.optional(),
  /** The member has not seen the last change. */
  changed: z.boolean(),
  /** Of a counsel that waits: that of the clinic, as on its page (`Clinic`). */
  answerHours: z.int().optional(),
  /** How many messages of the clinic the member has not read. */
  unread: z.int().optional(),
  history: z.array(CounselChange),
});
export type Counsel = z.infer<typeof Counsel>;

/** A counsel in a list. */
export const CounselCard = Counsel.omit({ visitCode: true }).extend({ contentCut: cutMark });
export type CounselCard = z.infer<typeof CounselCard>;

/**
 * The server stores the text exactly as typed: no length limit, no trimming. Without wishes and details the form has
 * four fields.
 */
export const CounselForm = z.strictObject({
  clinic_id: RecordId,
  sourceType: SourceType,
  sourceId: RecordId,
  content: z.string(),
  wishes: Wishes.optional(),
  details: CounselDetailsForm.optional(),
});
export type CounselForm = z.infer<typeof CounselForm>;

const LinkReview = z.strictObject({ review_id: RecordId });
const Cancel = z.strictObject({
  state: z.literal('CANCELED'),
  reason: z.string().max(REASON_LENGTH),
});

export const counselEndpoints = endpoints({
  'GET /member/counsels': {
    summary:
      "The member's counsels, newest first. A first page with a limit also has `upcoming`: the older counsels with an appointment of today or later",
    audience: 'member',
    query: z.strictObject({ offset: offsetParam, limit: limitOrAll, after: afterParam }),
    output: one(
      page(CounselCard).extend({
        hasNews: z.literal(true).optional(),
        upcoming: z.array(CounselCard).optional(),
      }),
    ),
  },
  'GET /member/counsels/:id': {
    summary: "One of the member's counsels",
    audience: 'member',
    params: PathId,
    output: one(Counsel),
    errors: ['not_found'],
  },
  'POST /member/counsels': {
    summary: 'Book a counsel',
    audience: 'member',
    body: CounselForm,
    output: one(Counsel),
    errors: [
      'not_found',
      'consent_required',
      'event_ended',
      'not_allowed_now',
      'request_in_flight',
      'idempotency_mismatch',
      'day_limit_reached',
      'clinic_limit_reached',
    ],
  },
  'PATCH /member/counsels/:id': {
    summary: 'Link the review that was written, or cancel with a reason',
    audience: 'member',
    params: PathId,
    body: z.union([LinkReview, Cancel]),
    output: one(Counsel),
    errors: ['not_found', 'not_allowed_now'],
  },
  'GET /member/counsels/:id/similar': {
    summary:
      'Other clinics for the same treatment or part of the body, those of the same region first',
    audience: 'member',
    params: PathId,
    output: list(ClinicCard),
    errors: ['not_found'],
  },
  'PUT /member/counsels/:id/visit-answer': {
    summary: 'Tell the clinic whether you came to the appointment that has passed',
    audience: 'member',
    params: PathId,
    body: VisitAnswerForm,
    output: one(Counsel),
    errors: ['not_found', 'not_allowed_now', 'day_limit_reached'],
  },
});
