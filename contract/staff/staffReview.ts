import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { PENDING_MARK } from '../plain/deskCursor.ts';
import { REASON_LENGTH } from '../plain/limits.ts';
import { ReportReason } from '../report.ts';
import { Review, ReviewStatus } from '../review.ts';
import { cutMark, one, PathId, page, RecordId, Timestamp } from '../shape.ts';
import { slice, Version } from './staffShape.ts';

/** A blinded review shows again after this many days. One that waited for a check then waits again. */
export const BLIND_DAYS = 30;

/** Why a review waits for an operator. `burst`: too many reviews of one clinic in a short time. */
export const PendingReason = z.enum(['burst']);
export type PendingReason = z.infer<typeof PendingReason>;

export const StaffReview = Review.extend({
  status: ReviewStatus,
  /** For operators only, because it rises with each report. */
  version: Version.nullish(),
  /** Until when the review is hidden. */
  blindedUntil: Timestamp.nullable(),
  blindReason: z.string().nullable(),
  pendingReason: PendingReason.nullish(),
  /** How many members reported the review for each reason, the most frequent first. For operators only. */
  reports: z.array(z.object({ reason: ReportReason, count: z.int().positive() })).nullish(),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const StaffReviewCard = StaffReview.extend({ titleCut: cutMark, contentCut: cutMark });
export type StaffReviewCard = z.infer<typeof StaffReviewCard>;

/** The last row and whether it was pending, so that the list continues there even if the review was published since. */
const afterReview = z
  .string()
  .max(200)
  .transform((text) => {
    const isPending = text.startsWith(PENDING_MARK);
    const id = RecordId.safeParse(isPending ? text.slice(PENDING_MARK.length) : text).data;
    return id === undefined ? undefined : { id, isPending };
  })
  .optional();

const step = <A extends string>(action: A) =>
  z.strictObject({ action: z.literal(action), version: Version });

export const StaffReviewChange = z.discriminatedUnion('action', [
  step('publish'),
  step('restore'),
  step('keep'),
  step('blind').extend({ reason: z.string().min(1).max(REASON_LENGTH) }),
]);
export type StaffReviewChange = z.infer<typeof StaffReviewChange>;

export const staffReviewEndpoints = endpoints({
  'GET /staff/reviews': {
    summary:
      'Reviews in any status: pending ones first, then newest first. `after` is the id of the last row, behind `pending-` if that is pending',
    audience: 'staff',
    query: z.strictObject({
      status: ReviewStatus.optional(),
      /** Only reported reviews, the one that waits longest first, without `after`; for operators. */
      reported: z.literal('true').optional(),
      clinicId: RecordId.optional(),
      ...slice,
      after: afterReview,
    }),
    output: page(StaffReviewCard),
  },
  'GET /staff/reviews/:id': {
    summary: 'One review with its whole text',
    audience: 'staff',
    params: PathId,
    output: one(StaffReview),
    errors: ['not_found'],
  },
  'PATCH /staff/reviews/:id': {
    summary:
      'Publish a review, blind it for 30 days with a reason, restore it, or keep it although it was reported',
    audience: 'operator',
    params: PathId,
    body: StaffReviewChange,
    output: one(StaffReview),
    errors: ['not_found', 'not_allowed_now', 'stale_version'],
  },
});
