import { z } from 'zod';
import { ClinicBrief } from './clinicBrief.ts';
import { endpoints } from './endpoint.ts';
import { EventCardWithStage } from './event.ts';
import { findListParams } from './find.ts';
import { REVIEW_STATUSES } from './plain/enums.ts';
import { LIST_LIMIT, MAX_UPLOAD_BYTES, MY_REVIEW_LIMIT } from './plain/limits.ts';
import {
  afterParam,
  cutMark,
  Image,
  limitParam,
  list,
  Named,
  offsetParam,
  one,
  PathId,
  page,
  Rating,
  RecordId,
  TaxonomyId,
  Timestamp,
} from './shape.ts';

export const ReviewDoctor = z.object({
  id: z.string(),
  name: z.string().nullish(),
  nameJa: z.string().nullish(),
  profileImage: Image.nullish(),
});
export type ReviewDoctor = z.infer<typeof ReviewDoctor>;

export const Review = z.object({
  id: z.string(),
  title: z.string(),
  rating: Rating,
  content: z.string(),
  created_at: Timestamp,
  edited: z.boolean(),
  /** The language of the text: 'ko' or 'ja'. */
  language: z.string(),
  /** The member kept an appointment of the counsel; the rule is `isVisit` in counselCourse.ts. */
  visitConfirmed: z.boolean(),
  /** The nickname of the writer, as 용감한●●●16. Null while the member has none. */
  maskedNickname: z.string().nullish(),
  treatments: z.array(Named),
  beforePhotos: z.array(Image),
  afterPhotos: z.array(Image),
  /** `stage` is in the answer about one review; lists leave it out. */
  event: EventCardWithStage.nullish(),
  clinic: ClinicBrief.nullish(),
  doctors: z.array(ReviewDoctor),
});
export type Review = z.infer<typeof Review>;

const cutMarks = { titleCut: cutMark, contentCut: cutMark };

/** A review in a list. */
export const ReviewCard = Review.extend(cutMarks);
export type ReviewCard = z.infer<typeof ReviewCard>;

/** A file that the browser uploaded before sending the review. */
export const UploadedFile = z.object({
  url: z.string().max(2_000),
  path: z.string().max(1_000),
  name: z.string().max(500),
  type: z.string().max(100),
  size: z.number().min(0).max(MAX_UPLOAD_BYTES),
  hash: z.string().max(200),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** A list of ids, or of objects with an id. */
const idList = (id: z.ZodType<string, string>) =>
  z
    .array(z.union([id, z.object({ id })]))
    .max(200)
    .transform((items) => items.map((item) => (typeof item === 'string' ? item : item.id)));

/** '' and null both mean no event. */
const optionalEventId = z
  .union([RecordId, z.literal(''), z.null()])
  .optional()
  .transform((id) => id || null);

/** No field is required, and texts have no length limit. */
export const ReviewForm = z.strictObject({
  counsel_id: RecordId,
  clinic_id: RecordId,
  event_id: optionalEventId,
  doctors: idList(RecordId),
  treatments: idList(TaxonomyId),
  title: z.string(),
  content: z.string(),
  rating: Rating,
  beforePhotos: z.array(UploadedFile).max(200),
  afterPhotos: z.array(UploadedFile).max(200),
});
export type ReviewForm = z.input<typeof ReviewForm>;

/** The editor sends the photos of a review back as it received them. */
const MyPhoto = Image.extend({
  path: z.string().nullish(),
  name: z.string().nullish(),
  type: z.string().nullish(),
  size: z.number().nullish(),
  hash: z.string().nullish(),
});

export const ReviewStatus = z.enum(REVIEW_STATUSES);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

export const MyReview = Review.extend({
  counsel_id: z.string(),
  status: ReviewStatus,
  /** When a blinded review shows again; null if it was never published. The member does not learn the reason. */
  blindedUntil: Timestamp.nullable(),
  beforePhotos: z.array(MyPhoto),
  afterPhotos: z.array(MyPhoto),
});
/** The record, never the card of a list: a form made from cut texts would lose the rest. */
export type MyReview = z.infer<typeof MyReview> & { titleCut?: never; contentCut?: never };

export const MyReviewCard = MyReview.extend(cutMarks);
export type MyReviewCard = z.infer<typeof MyReviewCard>;

/** `counsel_id`: the review is edited under it. */
export const ReviewKey = z.object({ id: z.string(), counsel_id: z.string().optional() });
export type ReviewKey = z.infer<typeof ReviewKey>;

export const reviewEndpoints = endpoints({
  'GET /public/reviews': {
    summary:
      'Published reviews by any combination of filters, newest first unless `sort` says otherwise',
    audience: 'anyone',
    query: z.strictObject({
      ...findListParams(LIST_LIMIT),
      /** Only reviews with photos. */
      photos: z.literal('true').optional(),
      /** Only reviews whose text is in this language. */
      writtenIn: z.enum(['ko', 'ja']).optional(),
      clinicId: RecordId.optional(),
      doctorId: RecordId.optional(),
      eventId: RecordId.optional(),
    }),
    output: page(ReviewCard),
  },
  'GET /public/reviews/:id': {
    summary: 'One published review',
    audience: 'anyone',
    params: PathId,
    output: one(Review),
    errors: ['not_found'],
  },
  'GET /member/reviews': {
    summary: "The member's own reviews",
    audience: 'member',
    query: z.strictObject({
      offset: offsetParam,
      limit: limitParam(MY_REVIEW_LIMIT),
      after: afterParam,
    }),
    output: page(MyReviewCard),
  },
  'GET /member/reviews/keys': {
    summary: "The ids of the member's own reviews, which the member edits and cannot report",
    audience: 'member',
    output: list(ReviewKey),
  },
  'GET /member/reviews/:id': {
    summary: "One of the member's own reviews",
    audience: 'member',
    params: PathId,
    output: one(MyReview),
    errors: ['not_found'],
  },
  'POST /member/reviews': {
    summary: 'Write the one review of a counsel',
    audience: 'member',
    body: ReviewForm,
    output: one(MyReview),
    errors: [
      'not_found',
      'already_reviewed',
      'not_allowed_now',
      'unsupported_image',
      'too_many_photos',
      'provider_unavailable',
      'request_in_flight',
      'idempotency_mismatch',
      'day_limit_reached',
    ],
  },
  'PATCH /member/reviews/:id': {
    summary: 'Edit a review: the whole form is sent',
    audience: 'member',
    params: PathId,
    body: ReviewForm,
    output: one(MyReview),
    errors: [
      'not_found',
      'unsupported_image',
      'too_many_photos',
      'provider_unavailable',
      'day_limit_reached',
    ],
  },
});
