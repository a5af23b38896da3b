import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffReview, StaffReviewCard } from '../../../contract/staff/staffReview.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall } from '../../api/staffCall.ts';
import { keepPreview, replacePreview } from '../../domain/preview/keepPreview.ts';
import { titleOfReview } from '../../domain/review/titleOfReview.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { Button } from '../../ui/button/Button.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { ReasonForm } from '../parts/form/ReasonForm.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { type Step, useChangeReview } from './reviewWrites.ts';

/** Buttons to publish, hide, restore or keep the review, and a preview as visitors see it. */
export function ReviewSteps({ review }: { review: StaffReviewCard }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { search } = useLocation();
  const { openExternal } = useEnvironment();
  const isOperator = useIsOperator();
  const { id, version, status, reports } = review;
  const isReported = reports != null && reports.length > 0;
  const { send, isBusy } = useWrite(useChangeReview(id), (cause) =>
    codeOf(cause) === 'stale_version' ? t('review.stale') : undefined,
  );
  const [isHiding, setIsHiding] = useState(false);
  // Only operators have the version and see the buttons that need it.
  const decide = async (step: Step, done: string) =>
    version != null && send({ version, ...step }, done);

  // Browsers allow a new tab only in the click handler. The preview in it follows when the whole text has come.
  const showPreview = () => {
    const shown = withCutMarks(review);
    keepPreview('review', shown);
    openExternal(withLanguage('/contents/review/pv', search));
    if (!review.titleCut && !review.contentCut) return;
    staffCall('GET /staff/reviews/:id', { params: { id } }).then(
      ({ data }) => replacePreview('review', shown, data),
      () => undefined, // staffCall has logged it, and the preview shows that the text is cut.
    );
  };
  const hide = async (reason: string) => {
    const isDone = await decide({ action: 'blind', reason }, t('review.blinded'));
    if (isDone) setIsHiding(false);
    return isDone;
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {isOperator && status === 'PENDING' && (
          <Button
            isBusy={isBusy}
            onClick={() => decide({ action: 'publish' }, t('review.published'))}
          >
            {t('review.publish')}
          </Button>
        )}
        {isOperator && status === 'BLINDED' && (
          <Button
            isBusy={isBusy}
            onClick={() => decide({ action: 'restore' }, t('review.restored'))}
          >
            {t('review.restore')}
          </Button>
        )}
        {isOperator && isReported && (
          <Button
            look="quiet"
            isBusy={isBusy}
            onClick={() => decide({ action: 'keep' }, t('review.kept'))}
          >
            {t('review.keep')}
          </Button>
        )}
        {isOperator && status !== 'BLINDED' && (
          <Button look="quiet" aria-expanded={isHiding} onClick={() => setIsHiding(!isHiding)}>
            {t('review.blind')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={t('review.preview', { title: titleOfReview(common, review) })}
          onClick={showPreview}
        >
          {common('common.preview')}
        </Button>
        {!isOperator && (
          <span className="text-muted text-small">{t('review.operatorDecides')}</span>
        )}
      </div>
      {isHiding && (
        <ReasonForm
          draftName={`staff:blind:${id}`}
          label={t('review.reason')}
          missing={t('review.reasonMissing')}
          action={t('review.blind')}
          isBusy={isBusy}
          onSubmit={hide}
        />
      )}
    </>
  );
}

/** The list cuts very long texts: an ellipsis shows where. */
const withCutMarks = (review: StaffReviewCard): StaffReview => ({
  ...review,
  title: review.titleCut ? `${review.title}…` : review.title,
  content: review.contentCut ? `${review.content}…` : review.content,
});
