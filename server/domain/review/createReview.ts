import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { MyReview, ReviewForm } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import { found } from '../../http/found.ts';
import { refuse } from '../../http/refusal.ts';
import { holdMemberOf } from '../member/holdMemberSql.ts';
import { selectMyReview } from './myReviewSql.ts';
import { addToAverages } from './reviewCountersSql.ts';
import { findPhotos, linkPhotos } from './reviewPhotos.ts';
import { hasVisited } from './visitRules.ts';
import {
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
  const counsel = found(await lockReviewedCounsel(tx, memberId, form.counsel_id));
  if (await isReviewed(tx, form.counsel_id)) throw refuse('already_reviewed');
  if (counsel.state === 'CANCELED') throw refuse('not_allowed_now');
  const { clinicId, language } = counsel;
  const id = uuidv7();
  const ties = tiesOf(form);
  const eventId = form.event_id;
  const isKnown = await mayMention(tx, { reviewId: id, clinicId, eventId, ...ties });
  if (form.clinic_id !== clinicId || !isKnown) throw refuse('not_found');

  const photos = await findPhotos(tx, { reviewId: id, memberId, form, shown: [] });
  const { title, content, rating } = form;
  await insertReview(tx, {
    ...{ id, counselId: form.counsel_id, memberId, clinicId, eventId, language, at },
    ...{ title, content, rating, beforePhotos: photos.before, afterPhotos: photos.after },
    visitConfirmed: hasVisited(counsel.state),
  });
  await tieReview(tx, id, ties);
  await linkPhotos(tx, { reviewId: id, form, at });
  await addToAverages(tx, { clinicId, eventId, doctorIds: ties.doctors, rating });
  const review = found(await selectMyReview(tx, memberId, id));
  await raisePublicVersion(tx, { names: false });
  return review;
}

/** Whatever is named twice counts once. */
export const tiesOf = ({ doctors, treatments }: CheckedForm) => ({
  doctors: [...new Set(doctors)],
  treatments: [...new Set(treatments)],
});
