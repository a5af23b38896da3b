import { useTranslation } from 'react-i18next';
import type { ReviewStatus } from '../../../contract/review.ts';
import type { StaffReviewCard } from '../../../contract/staff/staffReview.ts';
import { titleOfReview } from '../../domain/review/titleOfReview.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { Rating } from '../../ui/status/Rating.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { AgeText } from '../parts/AgeText.tsx';
import { BlindState } from './BlindState.tsx';
import { Reports } from './Reports.tsx';
import { ReviewAbout } from './ReviewAbout.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewSteps } from './ReviewSteps.tsx';
import { ReviewText } from './ReviewText.tsx';

const TONES = { PENDING: 'warning', PUBLISHED: 'success', BLINDED: 'plain' } as const;

/** A review with the actions of staff. */
export function ReviewRow({ review }: { review: StaffReviewCard }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { rating, clinic } = review;
  const spoken = review.language === 'ja' ? 'ja' : 'ko';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <StatusMark status={review.status} />
        {clinic && <span className="truncate">{localName(language, clinic).text}</span>}
        <span className="ml-auto">
          <AgeText moment={review.created_at} />
        </span>
      </p>
      <div>
        <h2 className="flex flex-wrap items-center gap-x-3 font-semibold text-lead">
          <span lang={spoken}>{titleOfReview(common, review)}</span>
          <Rating rating={rating} label={common('common.rating')} />
        </h2>
        <ReviewAbout review={review} />
        <ReviewText review={review} lang={spoken} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-3 empty:hidden">
        <ReviewPhotos moment="before" photos={review.beforePhotos} />
        <ReviewPhotos moment="after" photos={review.afterPhotos} />
      </div>
      {review.pendingReason && (
        <Notice tone="warning">{t(`review.pending.${review.pendingReason}`)}</Notice>
      )}
      <BlindState review={review} />
      <Reports review={review} />
      <ReviewSteps review={review} />
    </article>
  );
}

function StatusMark({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation('staff');
  return <Tag tone={TONES[status]}>{t(`review.statusName.${status}`)}</Tag>;
}
