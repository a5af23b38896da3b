import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import type { MyReview } from '../../../contract/review.ts';
import { payloadOf, photosOf } from '../../domain/review/editor/reviewValues.ts';
import {
  findReviewOf,
  isRefused,
  isReviewed,
  sendReviewAtom,
  unreadablePhotos,
} from '../../domain/review/editor/sendReview.ts';
import type { ReviewFormState } from '../../domain/review/editor/useReviewForm.ts';
import { startSending } from '../../domain/upload/startSending.ts';
import { type Unsent, uploadPhotos } from '../../domain/upload/uploadPhotos.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { useGoBack } from './useGoBack.ts';
import { useUploadingModal } from './useUploadingModal.ts';

export type Trouble =
  | { kind: 'photos'; unsent: Unsent }
  | { kind: 'reviewed'; review: MyReview }
  | { kind: 'failed'; cause: unknown };

interface Submission {
  counsel: Counsel;
  review: MyReview | null;
  form: ReviewFormState;
}

/** Uploads the photos, then sends the review. After a failure the form is unchanged. */
export function useSubmitReview({ counsel, review, form }: Submission) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(review);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutateAsync: sendReview } = useAtomValue(sendReviewAtom);
  const showUploading = useUploadingModal();
  const goBack = useGoBack('/counsel');
  const reviewId = known?.id ?? null;

  const send = async (onProgress: (parts: readonly number[]) => void) => {
    const unsent = await uploadPhotos(waitingIn(form), { onProgress, onSent: form.noteSent });
    if (unsent.failed.length + unsent.unreadable.length > 0) {
      return { kind: 'photos', unsent } as const;
    }
    const { values, records } = form.now();
    const payload = payloadOf(values, counsel, records);
    try {
      const idempotencyKey = form.keyFor(JSON.stringify(payload));
      await sendReview({ form: payload, reviewId, idempotencyKey });
      return null;
    } catch (cause) {
      return troubleOf(cause);
    }
  };

  const troubleOf = async (cause: unknown): Promise<Trouble> => {
    const existing = isReviewed(cause) ? await findReviewOf(counsel.id).catch(() => null) : null;
    if (existing) return { kind: 'reviewed', review: existing };
    console.error('The review was not saved', cause);
    if (isRefused(cause)) form.forgetSent();
    const unreadable = unreadablePhotos(cause, form.now().records);
    if (unreadable.length > 0) return { kind: 'photos', unsent: { failed: [], unreadable } };
    return { kind: 'failed', cause };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setTrouble(null);
    const { sending, outcome } = startSending(waitingIn(form).length, (report) =>
      send(report).catch(troubleOf),
    );
    const modal = showUploading(sending);
    const met = await outcome;
    if (!met) form.forget();
    await modal;
    setIsBusy(false);
    setTrouble(met);
    if (met) return;
    notify('success', t(reviewId === null ? 'editor.created' : 'editor.changed'));
    goBack();
  };

  return {
    submit: (event: FormEvent) => void submit(event),
    isBusy,
    trouble,
    known,
    isEdit: known !== null,
    editKnown: () => {
      if (trouble?.kind !== 'reviewed') return;
      form.mergeWith(trouble.review);
      setKnown(trouble.review);
      setTrouble(null);
    },
  };
}

/** Local photos that are not uploaded yet. */
function waitingIn({ now }: ReviewFormState) {
  const { values, records } = now();
  return photosOf(values).flatMap(({ id, source }) =>
    source instanceof File && !records[id] ? [{ id, file: source }] : [],
  );
}
