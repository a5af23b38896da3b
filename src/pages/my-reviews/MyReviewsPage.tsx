import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MyReviewCard } from '../../../contract/review.ts';
import { LoadingReviews } from '../../domain/review/LoadingReviews.tsx';
import { myReviewsAtom } from '../../domain/review/myReviewAtoms.ts';
import { ReviewCard } from '../../domain/review/ReviewCard.tsx';
import { titleOfReview } from '../../domain/review/titleOfReview.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { HiddenReview } from './HiddenReview.tsx';

export function MyReviewsPage() {
  const { t } = useTranslation();
  const crumbs = [{ text: t('nav.myPage'), to: '/my-page' }, { text: t('member.writtenReviews') }];
  return (
    <MemberFrame crumbs={crumbs}>
      {() => (
        <div className="px-4 pt-4">
          <h1 className="font-bold text-title">{t('member.writtenReviews')}</h1>
          <MyReviews />
        </div>
      )}
    </MemberFrame>
  );
}

function MyReviews() {
  const { t } = useTranslation();
  const answer = useAtomValue(myReviewsAtom);
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (answer.state !== 'ready') return <LoadingReviews />;
  const reviews = answer.data;
  if (reviews.length === 0) return <NoReviews />;
  return (
    <>
      {/* The cards have h3 headings. */}
      <h2 className="sr-only">{t('member.myReviews')}</h2>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id}>
            {review.status === 'PUBLISHED' ? (
              <ReviewCard review={review} />
            ) : (
              <HiddenReview review={review} />
            )}
            <EditLink review={review} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EditLink({ review }: { review: MyReviewCard }) {
  const { t } = useTranslation();
  return (
    <AppLink
      to={`/review/editor/${review.counsel_id}`}
      aria-label={`${t('counsel.editReview')}: ${titleOfReview(t, review)}`}
      className={buttonLook('quiet', 'mb-4 w-full')}
    >
      <Icon name="edit" className="size-5" />
      {t('counsel.editReview')}
    </AppLink>
  );
}

function NoReviews() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="review"
      sentence={t('member.noReviews')}
      hint={t('member.reviewsHint')}
      action={
        <AppLink to="/counsel" className={buttonLook()}>
          {t('counsel.title')}
        </AppLink>
      }
    />
  );
}
