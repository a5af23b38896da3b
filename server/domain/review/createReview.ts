import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { MyReview, ReviewForm } from '../../../contract/review.ts';
import type { PendingReason } from '../../../contract/staffReview.ts';
import type { Queryable } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import { limits } from '../../limits.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { holdMemberOf } from '../member/holdMemberSql.ts';
import { selectMyReview } from './myReviewSql.ts';
import { keepAverages } from './reviewCountersSql.ts';
import { findPhotos, linkPhotos } from './reviewPhotos.ts';
import {
  countLately,
  insertReview,
  isReviewed,
  lockReviewedCounsel,
  mayMention,
  tieReview,
} from './writeReviewSql.ts';

/** As it arrives behind the schema: ids only, and null for no event. */
export type CheckedForm = z.output<typeof ReviewForm>;

/** The one review of a counsel, with its photos, its counts and its place in public, all or nothing. */
export async function createReview(
  tx: Queryable,
  memberId: string,
  form: CheckedForm,
  at: Date,
): Promise<MyReview> {
  await holdMemberOf(tx, form.counsel_id);
  const counsel = orNotFound(await lockReviewedCounsel(tx, memberId, form.counsel_id));
  if (await isReviewed(tx, form.counsel_id)) throw refuse('already_reviewed');
  // A cancel after the appointment takes no review away.
  const isCanceled = counsel.state === 'CANCELED' && counsel.passedAppointmentAt === null;
  if (isCanceled) throw refuse('not_allowed_now');
  const { clinicId, language } = counsel;
  const id = uuidv7();
  const ties = tiesOf(form);
  const eventId = form.event_id;
  const isKnown = await mayMention(tx, { reviewId: id, clinicId, eventId, ...ties });
  if (form.clinic_id !== clinicId || !isKnown) throw refuse('not_found');

  const photos = await findPhotos(tx, { reviewId: id, memberId, form, shown: [] });
  const { title, content, rating } = form;
  const status = await keepAverages(tx, [{ memberId, clinicId }], async () => {
    const pendingReason = await pendingReasonOf(tx, clinicId, at);
    const standing = pendingReason === null ? 'PUBLISHED' : 'PENDING';
    await insertReview(tx, {
      ...{ id, counselId: form.counsel_id, memberId, clinicId, eventId, language, at },
      ...{ title, content, rating, beforePhotos: photos.before, afterPhotos: photos.after },
      ...{ visitConfirmed: counsel.visitedAt !== null, status: standing, pendingReason },
    });
    await tieReview(tx, id, ties);
    return standing;
  });
  await linkPhotos(tx, { reviewId: id, form, at });
  const review = orNotFound(await selectMyReview(tx, memberId, id));
  if (status === 'PUBLISHED') await raisePublicVersion(tx, { names: false });
  return review;
}

/** Of many reviews of one clinic in a short time the further ones wait at the desk. The clinic is locked here. */
async function pendingReasonOf(
  tx: Queryable,
  clinicId: string,
  at: Date,
): Promise<PendingReason | null> {
  const { reviews: most, windowMs } = limits.reviewBurst;
  const since = new Date(at.getTime() - windowMs);
  return (await countLately(tx, { clinicId, most, since })) < most ? null : 'burst';
}

/** Whatever is named twice counts once. */
export const tiesOf = ({ doctors, treatments }: CheckedForm) => ({
  doctors: [...new Set(doctors)],
  treatments: [...new Set(treatments)],
});
