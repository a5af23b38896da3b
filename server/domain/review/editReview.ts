import type { Queryable } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import { found } from '../../http/found.ts';
import { refuse } from '../../http/refusal.ts';
import { type CheckedForm, tiesOf } from './createReview.ts';
import { changeAverages } from './reviewCountersSql.ts';
import { findPhotos, linkPhotos } from './reviewPhotos.ts';
import { lockReview, mayMention, tieReview, updateReview } from './writeReviewSql.ts';

interface Edit {
  memberId: string;
  id: string;
  form: CheckedForm;
  at: Date;
}

/** The whole form takes the place of what was there. Answers the uploads whose bytes have to go. */
export async function editReview(
  tx: Queryable,
  { memberId, id, form, at }: Edit,
): Promise<string[]> {
  const review = found(await lockReview(tx, memberId, id));
  const { counselId, clinicId, doctorIds } = review;
  if (form.counsel_id !== counselId || form.clinic_id !== clinicId) throw refuse('not_found');
  const ties = tiesOf(form);
  const eventId = form.event_id;
  if (!(await mayMention(tx, { reviewId: id, clinicId, eventId, ...ties }))) {
    throw refuse('not_found');
  }

  const photos = await findPhotos(tx, { reviewId: id, memberId, form, shown: review.photos });
  const { title, content, rating } = form;
  const written = { id, eventId, title, content, rating, at };
  await updateReview(tx, { ...written, beforePhotos: photos.before, afterPhotos: photos.after });
  await tieReview(tx, id, ties);
  const dropped = await linkPhotos(tx, { reviewId: id, form, at });
  if (review.status === 'PUBLISHED') {
    const before = { clinicId, eventId: review.eventId, doctorIds, rating: review.rating };
    const after = { clinicId, eventId, doctorIds: ties.doctors, rating };
    await changeAverages(tx, [before], [after]);
    await raisePublicVersion(tx, { names: false });
  }
  return dropped;
}
