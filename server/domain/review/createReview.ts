import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { MyReview, ReviewForm } from '../../../contract/review.ts';
import type { PendingReason } from '../../../contract/staff/staffReview.ts';
import type { Queryable } from '../../db/database.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import { averageChanges } from './averageRules.ts';
import { lockClinics, saveAverages, selectPublished } from './averageSql.ts';
import { selectMyReview } from './myReviewSql.ts';
import { findPhotos, linkPhotos, lockPhotos } from './reviewPhotos.ts';
import {
  checkMentions,
  countRecentReviews,
  insertMentions,
  insertReview,
  lockCounselToReview,
} from './writeReviewSql.ts';

/** The form after parsing: ids only, and null for no event. */
export type CheckedForm = z.output<typeof ReviewForm>;

/**
 * Writes the review, its photos and the averages in one transaction. It waits for the database twice: for all locks and
 * reads, and for all writes.
 */
export async function createReview(
  tx: Queryable,
  memberId: string,
  form: CheckedForm,
  at: Date,
): Promise<MyReview> {
  const id = uuidv7();
  const { counsel_id: counselId, clinic_id: clinicId, event_id: eventId } = form;
  const { title, content, rating } = form;
  const mentions = mentionsOf(form);
  const author = { memberId, clinicId };
  // The locks in the order of all transactions. Each read sees what was committed before the lock in front of it.
  const [, found, { areKnown, isReviewed }, uploads, , pendingReason, before] = await Promise.all([
    lockMemberOfCounsel(tx, counselId),
    lockCounselToReview(tx, memberId, counselId),
    checkMentions(tx, { reviewId: id, counselId, clinicId, eventId, ...mentions }),
    lockPhotos(tx, memberId, form),
    lockClinics(tx, [author]),
    pendingReasonOf(tx, clinicId, at),
    selectPublished(tx, [author]),
  ]);
  const counsel = orNotFound(found);
  if (isReviewed) throw refuse('already_reviewed');
  // The app offers no review of a canceled counsel. A member who is writing one may still send it if the counsel was
  // canceled after the time of the appointment: otherwise the clinic could prevent the review.
  const isCanceled = counsel.state === 'CANCELED' && counsel.passedAppointmentAt === null;
  if (isCanceled) throw refuse('not_allowed_now');
  if (clinicId !== counsel.clinicId || !areKnown) throw refuse('not_found');
  const photos = findPhotos(form, { reviewId: id, shown: [], uploads });

  const visit = counsel.visitedAt && koreanDayOf(counsel.visitedAt);
  const counted = { id, memberId, clinicId, visit, eventId, doctorIds: mentions.doctors, rating };
  const averages = averageChanges(before, [...before, counted]);
  const isPublished = pendingReason === null;
  const [, , , , review] = await Promise.all([
    insertReview(tx, {
      id,
      counselId,
      memberId,
      clinicId,
      eventId,
      language: counsel.language,
      at,
      title,
      content,
      rating,
      beforePhotos: photos.before,
      afterPhotos: photos.after,
      visitConfirmed: counsel.visitedAt !== null,
      status: isPublished ? 'PUBLISHED' : 'PENDING',
      pendingReason,
    }),
    insertMentions(tx, id, mentions),
    linkPhotos(tx, id, form),
    isPublished && saveAverages(tx, averages, [reviewChange({ id, clinicId })]),
    selectMyReview(tx, memberId, id),
  ]);
  return orNotFound(review);
}

/** After many reviews of one clinic within an hour, further ones wait for an operator. The clinic is locked. */
async function pendingReasonOf(
  tx: Queryable,
  clinicId: string,
  at: Date,
): Promise<PendingReason | null> {
  const { reviews: most, windowMs } = limits.reviewBurst;
  const since = new Date(at.getTime() - windowMs);
  return (await countRecentReviews(tx, { clinicId, most, since })) < most ? null : 'burst';
}

/** Removes repeated ids. */
export const mentionsOf = ({ doctors, treatments }: CheckedForm) => ({
  doctors: [...new Set(doctors)],
  treatments: [...new Set(treatments)],
});
