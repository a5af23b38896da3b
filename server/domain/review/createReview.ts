import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { MyReview, ReviewForm } from '../../../contract/review.ts';
import type { PendingReason } from '../../../contract/staff/staffReview.ts';
import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { limits } from '../../limits.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import { countNewReview, lockClinics } from './averageSql.ts';
import { selectMyReview } from './myReviewSql.ts';
import { findPhotos, linkPhotos } from './reviewPhotos.ts';
import {
  checkMentions,
  countRecentReviews,
  insertMentions,
  insertReview,
  lockCounselToReview,
} from './writeReviewSql.ts';

/** The form after parsing: ids only, and null for no event. */
export type CheckedForm = z.output<typeof ReviewForm>;

/** Writes the review, its photos and the averages in one transaction. */
export async function createReview(
  tx: Queryable,
  memberId: string,
  form: CheckedForm,
  at: Date,
): Promise<MyReview> {
  await lockMemberOfCounsel(tx, form.counsel_id);
  const counsel = orNotFound(await lockCounselToReview(tx, memberId, form.counsel_id));
  const { clinicId, language } = counsel;
  const id = uuidv7();
  const mentions = mentionsOf(form);
  const eventId = form.event_id;
  const mentioned = { reviewId: id, counselId: form.counsel_id, clinicId, eventId, ...mentions };
  const { areKnown, isReviewed } = await checkMentions(tx, mentioned);
  if (isReviewed) throw refuse('already_reviewed');
  // The app offers no review of a canceled counsel. A member who is writing one may still send it if the counsel was
  // canceled after the time of the appointment: otherwise the clinic could prevent the review.
  const isCanceled = counsel.state === 'CANCELED' && counsel.passedAppointmentAt === null;
  if (isCanceled) throw refuse('not_allowed_now');
  if (form.clinic_id !== clinicId || !areKnown) throw refuse('not_found');

  const photos = await findPhotos(tx, { reviewId: id, memberId, form, shown: [] });
  const { title, content, rating } = form;
  const author = { memberId, clinicId };
  await lockClinics(tx, [author]);
  const pendingReason = await pendingReasonOf(tx, clinicId, at);
  await insertReview(tx, {
    id,
    counselId: form.counsel_id,
    memberId,
    clinicId,
    eventId,
    language,
    at,
    title,
    content,
    rating,
    beforePhotos: photos.before,
    afterPhotos: photos.after,
    visitConfirmed: counsel.visitedAt !== null,
    status: pendingReason === null ? 'PUBLISHED' : 'PENDING',
    pendingReason,
  });
  await insertMentions(tx, id, mentions);
  await linkPhotos(tx, id, form);
  if (pendingReason === null) {
    const changes = await countNewReview(tx, author, id);
    await appendChanges(tx, [...changes, reviewChange({ id, clinicId })]);
  }
  return orNotFound(await selectMyReview(tx, memberId, id));
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
