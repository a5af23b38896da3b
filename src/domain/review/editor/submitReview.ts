import type { QueryClient } from '@tanstack/query-core';
import type { Counsel } from '../../../../contract/counsel.ts';
import type { MyReview } from '../../../../contract/review.ts';
import { callsOfMember } from '../../../api/memberCall.ts';
import { writeAtom } from '../../../api/queryAtoms.ts';
import type { Sending } from '../../../state/modal.ts';
import { trackProgress } from '../../upload/trackProgress.ts';
import { type Unsent, uploadPhotos } from '../../upload/uploadPhotos.ts';
import { payloadOf, photosOf } from './reviewValues.ts';
import { findReviewOf, isRefused, isReviewed, sendReview, unreadablePhotos } from './sendReview.ts';
import type { ReviewFormState } from './useReviewForm.ts';

/** Why a review was not saved. */
export type Trouble =
  | { kind: 'photos'; unsent: Unsent }
  | { kind: 'reviewed'; review: MyReview }
  | { kind: 'failed'; cause: unknown };

interface Submission {
  counsel: Counsel;
  /** The review to edit; null creates one. */
  reviewId: string | null;
  form: ReviewFormState;
  /** Shows the progress; resolves when the modal has closed. */
  showUploading: (sending: Sending) => Promise<void>;
}

/** Uploads the photos, then sends the review. After a failure the form is unchanged. */
export const submitReviewAtom = writeAtom(
  async (submission: Submission, client): Promise<Trouble | null> => {
    const { form, showUploading } = submission;
    const { sending, outcome } = trackProgress(waitingIn(form).length, (report) =>
      send(client, submission, report).catch((cause) => troubleOf(client, cause, submission)),
    );
    const modal = showUploading(sending);
    const trouble = await outcome;
    if (!trouble) form.forget();
    await modal;
    return trouble;
  },
);

async function send(
  client: QueryClient,
  { counsel, reviewId, form }: Submission,
  onProgress: (parts: readonly number[]) => void,
): Promise<Trouble | null> {
  const call = callsOfMember();
  const listener = { onProgress, onUploaded: form.noteUploaded, call };
  const unsent = await uploadPhotos(waitingIn(form), listener);
  if (unsent.failed.length + unsent.unreadable.length > 0) return { kind: 'photos', unsent };
  const { values, records } = form.now();
  const payload = payloadOf(values, counsel, records);
  const idempotencyKey = form.keyFor(JSON.stringify(payload));
  await sendReview(client, { form: payload, reviewId, idempotencyKey, call });
  return null;
}

async function troubleOf(
  client: QueryClient,
  cause: unknown,
  { counsel, form }: Submission,
): Promise<Trouble> {
  // A failed query is logged by the query client.
  const existing = isReviewed(cause)
    ? await findReviewOf(client, counsel.id).catch(() => null)
    : null;
  if (existing) return { kind: 'reviewed', review: existing };
  console.error('The review was not saved', cause);
  if (isRefused(cause)) form.forgetUploads();
  const unreadable = unreadablePhotos(cause, form.now().records);
  if (unreadable.length > 0) return { kind: 'photos', unsent: { failed: [], unreadable } };
  return { kind: 'failed', cause };
}

/** Local photos that are not uploaded yet. */
function waitingIn({ now }: ReviewFormState) {
  const { values, records } = now();
  return photosOf(values).flatMap(({ id, source }) =>
    source instanceof File && !records[id] ? [{ id, file: source }] : [],
  );
}
