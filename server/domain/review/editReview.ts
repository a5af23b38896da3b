import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { deleteUnshown } from '../upload/uploadSql.ts';
import { withAverages } from './averageSql.ts';
import { type CheckedForm, mentionsOf } from './createReview.ts';
import { uploadsOf } from './photoRules.ts';
import { findPhotos, linkPhotos, lockPhotos } from './reviewPhotos.ts';
import {
  areMentionsKnown,
  hasCutText,
  lockReview,
  replaceMentions,
  selectHiddenMentions,
  updateReview,
} from './writeReviewSql.ts';

interface Edit {
  memberId: string;
  id: string;
  form: CheckedForm;
  at: Date;
}

/**
 * Replaces the whole review. The form of the member does not have the doctors and the event that visitors cannot open
 * now, so the review keeps them. Returns the uploads whose files the caller has to delete.
 */
export async function editReview(
  tx: Queryable,
  { memberId, id, form, at }: Edit,
): Promise<string[]> {
  const review = orNotFound(await lockReview(tx, memberId, id));
  const { counselId, clinicId } = review;
  if (form.counsel_id !== counselId || form.clinic_id !== clinicId) throw refuse('not_found');
  const hidden = await selectHiddenMentions(tx, id);
  const named = mentionsOf(form);
  const mentions = { ...named, doctors: [...new Set([...named.doctors, ...hidden.doctors])] };
  const eventId = form.event_id ?? hidden.eventId;
  const mentioned = { reviewId: id, clinicId, eventId, ...mentions };
  if (!(await areMentionsKnown(tx, mentioned))) throw refuse('not_found');

  // A client that filled its form from a list would lose the part of the text that the list cuts.
  if (await hasCutText(tx, id, form))
    throw refuse('invalid_input', 'body: a text was cut by a list; send the whole text');

  const uploads = await lockPhotos(tx, memberId, form);
  const photos = findPhotos(form, { reviewId: id, shown: review.photos, uploads });
  const { title, content, rating } = form;
  const written = { id, eventId, title, content, rating, at };
  await withAverages(tx, [{ memberId, clinicId }], async () => {
    await updateReview(tx, { ...written, beforePhotos: photos.before, afterPhotos: photos.after });
    await replaceMentions(tx, id, mentions);
  });
  await linkPhotos(tx, id, form);
  const deleted = await deleteUnshown(tx, id, uploadsOf(form), at);
  if (review.status === 'PUBLISHED') await appendChanges(tx, [reviewChange({ id, clinicId })]);
  return deleted;
}
