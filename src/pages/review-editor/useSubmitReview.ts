import { useAtomValue } from 'jotai';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { submitReviewAtom } from '../../domain/review/editor/submitReview.ts';
import type { ReviewFormState } from '../../domain/review/editor/useReviewForm.ts';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useGoBack } from './useGoBack.ts';
import { useUploadingModal } from './useUploadingModal.ts';

interface Submission {
  counsel: Counsel;
  form: ReviewFormState;
}

/** Submits the form and leaves the editor; after a failure the editor stays. */
export function useSubmitReview({ counsel, form }: Submission) {
  const { t } = useTranslation();
  const { mutateAsync, isPending, isRunning, data, reset } = useAtomValue(submitReviewAtom);
  const showUploading = useUploadingModal();
  const goBack = useGoBack('/counsel');
  const trouble = data ?? null;
  const reviewId = form.known?.id ?? null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning()) return;
    if (await mutateAsync({ counsel, reviewId, form, showUploading })) return;
    showToast('success', t(reviewId === null ? 'editor.created' : 'editor.changed'));
    goBack();
  };

  return {
    submit: (event: FormEvent) => void submit(event),
    isBusy: isPending,
    trouble,
    isEdit: reviewId !== null,
    editKnown: () => {
      if (trouble?.kind !== 'reviewed') return;
      form.mergeWith(trouble.review);
      reset();
    },
  };
}
