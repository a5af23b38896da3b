import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import type { ReviewStatus } from '../../../contract/review.ts';
import { type Image, LIST_TEXT_LENGTH } from '../../../contract/shape.ts';
import type { PendingReason } from '../../../contract/staff/staffReview.ts';
import type { Queryable } from '../../db/database.ts';
import { beginningOf, isCut } from '../../db/jsonSql.ts';
import { doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventIsShown } from '../event/eventCardSql.ts';
import type { PublishedReview } from './averageRules.ts';
import { type Author, publishedReviews } from './averageSql.ts';

export interface CounselToReview {
  clinicId: string;
  state: CounselState;
  visitedAt: Date | null;
  passedAppointmentAt: Date | null;
  /** The language of the member. */
  language: string;
}

/**
 * The member's own counsel. The lock makes a second review of it wait. PostgreSQL locks in the order of the clauses: the
 * member first, as in every transaction.
 */
export async function lockCounselToReview(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<CounselToReview | undefined> {
  const [counsel] = await tx.query<CounselToReview>(
    `select counsel.clinic_id as "clinicId", counsel.state, member.language,
       counsel.visited_at as "visitedAt", counsel.passed_appointment_at as "passedAppointmentAt"
     from counsel join member on member.id = counsel.member_id
     where counsel.id = $1 and counsel.member_id = $2
     for key share of member for update of counsel`,
    [id, memberId],
    { isPrepared: true },
  );
  return counsel;
}

export interface WrittenReview {
  id: string;
  eventId: string | null;
  title: string;
  content: string;
  rating: number;
  beforePhotos: readonly Image[];
  afterPhotos: readonly Image[];
  at: Date;
}

interface NewReview extends WrittenReview {
  counselId: string;
  memberId: string;
  clinicId: string;
  language: string;
  visitConfirmed: boolean;
  status: ReviewStatus;
  pendingReason: PendingReason | null;
}

export async function insertReview(tx: Queryable, review: NewReview): Promise<void> {
  await tx.query(
    `insert into review (id, event_id, title, content, rating, before_photos, after_photos,
       created_at, updated_at, counsel_id, member_id, clinic_id, language, visit_confirmed,
       status, pending_reason)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      ...columnsOf(review),
      review.counselId,
      review.memberId,
      review.clinicId,
      review.language,
      review.visitConfirmed,
      review.status,
      review.pendingReason,
    ],
    { isPrepared: true },
  );
}

export async function updateReview(tx: Queryable, review: WrittenReview): Promise<void> {
  await tx.query(
    `update review set event_id = $2, title = $3, content = $4, rating = $5,
       before_photos = $6::jsonb, after_photos = $7::jsonb,
       updated_at = $8, edited_at = $8, version = version + 1
     where id = $1`,
    columnsOf(review),
  );
}

const columnsOf = (review: WrittenReview) => [
  review.id,
  review.eventId,
  review.title,
  review.content,
  review.rating,
  JSON.stringify(review.beforePhotos),
  JSON.stringify(review.afterPhotos),
  review.at,
];

export interface Mentions {
  doctors: readonly string[];
  treatments: readonly string[];
}

/** The doctors and treatments of a review, in the given order. */
export async function insertMentions(
  tx: Queryable,
  id: string,
  { doctors, treatments }: Mentions,
): Promise<void> {
  if (doctors.length + treatments.length === 0) return;
  await tx.query(
    `with mentioned_doctor as (
       insert into review_doctor (review_id, doctor_id, position)
       select $1, doctor.id, place - 1
       from unnest($2::uuid[]) with ordinality as doctor (id, place))
     insert into review_treatment (review_id, treatment_id, position)
     select $1, treatment.id, place - 1
     from unnest($3::text[]) with ordinality as treatment (id, place)`,
    [id, doctors, treatments],
    { isPrepared: true },
  );
}

export async function replaceMentions(
  tx: Queryable,
  id: string,
  mentions: Mentions,
): Promise<void> {
  await tx.query('delete from review_doctor where review_id = $1', [id]);
  await tx.query('delete from review_treatment where review_id = $1', [id]);
  await insertMentions(tx, id, mentions);
}

/** The mentioned records that visitors cannot open now. */
export async function selectHiddenMentions(
  tx: Queryable,
  id: string,
): Promise<{ doctors: string[]; eventId: string | null }> {
  const doctors = await tx.query<{ id: string }>(
    `select doctor.id from review_doctor join doctor on doctor.id = review_doctor.doctor_id
     where review_doctor.review_id = $1 and not (${doctorIsShown})
     order by review_doctor.position`,
    [id],
  );
  const [event] = await tx.query<{ id: string }>(
    `select event.id from review join event on event.id = review.event_id
     where review.id = $1 and not (${eventIsShown})`,
    [id],
  );
  return { doctors: doctors.map((doctor) => doctor.id), eventId: event?.id ?? null };
}

export interface StoredReview {
  counselId: string;
  clinicId: string;
  status: ReviewStatus;
  photos: Image[];
}

/** The member's own review, locked until the transaction ends. */
export async function lockReview(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<StoredReview | undefined> {
  const [review] = await tx.query<StoredReview>(
    `select counsel_id as "counselId", clinic_id as "clinicId", status,
       before_photos || after_photos as photos
     from review where id = $1 and member_id = $2 for update`,
    [id, memberId],
  );
  return review;
}

/** Whether a text of the form equals the cut text that lists show. */
export async function hasCutText(
  tx: Queryable,
  id: string,
  { title, content }: { title: string; content: string },
): Promise<boolean> {
  if (title.length < LIST_TEXT_LENGTH && content.length < LIST_TEXT_LENGTH) return false;
  const rows = await tx.query(
    `select 1 from review where id = $1 and (
       (${isCut('title')} and ${beginningOf('title')} = $2)
       or (${isCut('content')} and ${beginningOf('content')} = $3))`,
    [id, title, content],
  );
  return rows.length > 0;
}

interface Mentioned extends Mentions {
  reviewId: string;
  clinicId: string;
  eventId: string | null;
}

/**
 * Whether all mentioned records belong to the clinic. Records that the review already mentions may have left the clinic
 * since. Must run after the lock of the counsel or the review. Ids come as JSON: PostgreSQL would plan an array of each
 * length again.
 */
export async function areMentionsKnown(tx: Queryable, mentioned: Mentioned): Promise<boolean> {
  const { reviewId, clinicId, eventId, doctors, treatments } = mentioned;
  if (eventId === null && doctors.length + treatments.length === 0) return true;
  const [answer] = await tx.query<{ areKnown: boolean }>(
    `select not exists (
         select 1 from jsonb_array_elements_text($3::jsonb) as named (id) where not exists (
           select 1 from doctor where doctor.id = named.id::uuid and doctor.clinic_id = $2)
         and not exists (
           select 1 from review_doctor where review_id = $1 and doctor_id = named.id::uuid))
       and not exists (
         select 1 from jsonb_array_elements_text($4::jsonb) as named (id)
         where not exists (select 1 from treatment where treatment.id = named.id))
       and ($5::uuid is null
         or exists (select 1 from event where event.id = $5 and event.clinic_id = $2)
         or exists (select 1 from review where review.id = $1 and review.event_id = $5))
         as "areKnown"`,
    [reviewId, clinicId, JSON.stringify(doctors), JSON.stringify(treatments), eventId],
    { isPrepared: true },
  );
  return answer?.areKnown ?? false;
}

/** The review of a counsel, locked. */
export async function lockReviewOf(
  tx: Queryable,
  counselId: string,
): Promise<{ id: string; memberId: string; clinicId: string } | undefined> {
  const [review] = await tx.query<{ id: string; memberId: string; clinicId: string }>(
    `select id, member_id as "memberId", clinic_id as "clinicId" from review
     where counsel_id = $1 for update`,
    [counselId],
  );
  return review;
}

/** Marks the review as confirmed by a visit; false when there was nothing to change. */
export async function confirmVisit(tx: Queryable, counselId: string): Promise<boolean> {
  const rows = await tx.query(
    `update review set visit_confirmed = true
     where counsel_id = $1 and not visit_confirmed returning id`,
    [counselId],
  );
  return rows.length > 0;
}

interface Asked extends Author {
  counselId: string;
  most: number;
  since: Date;
}

interface OtherReviews {
  /** Whether the counsel has a review. */
  isReviewed: boolean;
  /** How many reviews of the clinic are newer than `since`, counted up to `most`. */
  recent: number;
  /** Those of the same member about the clinic. */
  published: PublishedReview[];
}

/** What is written already. Must run after the locks of the counsel and the clinic. */
export async function selectOtherReviews(tx: Queryable, asked: Asked): Promise<OtherReviews> {
  const { counselId, memberId, clinicId, most, since } = asked;
  const [row] = await tx.query<OtherReviews>(
    `select exists (select 1 from review where counsel_id = $1) as "isReviewed",
       (select count(*) from (
         select created_at from review where clinic_id = $3 order by id desc limit $4) as newest
         where created_at > $5) as recent,
       ${publishedReviews('$2', '$3')} as published`,
    [counselId, memberId, clinicId, most, since],
    { isPrepared: true },
  );
  return row ?? { isReviewed: true, recent: 0, published: [] };
}
