import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { MyReview, ReviewForm } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { averageChanges } from './averageRules.ts';
import { lockClinic, saveAverages } from './averageSql.ts';
import { selectMyReview } from './myReviewSql.ts';
import { findPhotos, linkPhotos, lockPhotos } from './reviewPhotos.ts';
import {
  areMentionsKnown,
  insertMentions,
  insertReview,
  lockCounselToReview,
  selectOtherReviews,
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
  const { reviews: most, windowMs } = limits.reviewBurst;
  const since = new Date(at.getTime() - windowMs);
  // The locks in the order of all transactions. Each read sees what was committed before the lock in front of it.
  const [found, areKnown, uploads, , others] = await Promise.all([
    lockCounselToReview(tx, memberId, counselId),
    areMentionsKnown(tx, { reviewId: id, clinicId, eventId, ...mentions }),
    lockPhotos(tx, memberId, form),
    lockClinic(tx, clinicId),
    selectOtherReviews(tx, { counselId, memberId, clinicId, most, since }),
  ]);
  const counsel = orNotFound(found);
  if (others.isReviewed) throw refuse('already_reviewed');
  // The app offers no review of a canceled counsel. A member who is writing one may still send it if the counsel was
  // canceled after the time of the appointment: otherwise the clinic could prevent the review.
  const isCanceled = counsel.state === 'CANCELED' && counsel.passedAppointmentAt === null;
  if (isCanceled) throw refuse('not_allowed_now');
  if (clinicId !== counsel.clinicId || !areKnown) throw refuse('not_found');
  const photos = findPhotos(form, { reviewId: id, shown: [], uploads });

  const visitDay = counsel.visitedAt && koreanDayOf(counsel.visitedAt);
  const counted = {
    id,
    memberId,
    clinicId,
    visitDay,
    eventId,
    doctorIds: mentions.doctors,
    rating,
  };
  const averages = averageChanges(others.published, [...others.published, counted]);
  // After many reviews of one clinic within an hour, further ones wait for an operator.
  const isPublished = others.recent < most;
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
      pendingReason: isPublished ? null : 'burst',
    }),
    insertMentions(tx, id, mentions),
    linkPhotos(tx, id, form),
    isPublished && saveAverages(tx, averages, [reviewChange({ id, clinicId })]),
    selectMyReview(tx, memberId, id),
  ]);
  return orNotFound(review);
}

/** Removes repeated ids. */
export const mentionsOf = ({ doctors, treatments }: CheckedForm) => ({
  doctors: [...new Set(doctors)],
  treatments: [...new Set(treatments)],
});
