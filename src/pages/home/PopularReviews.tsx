import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LoadingReviews } from '../../domain/review/LoadingReviews.tsx';
import { ReviewCard } from '../../domain/review/ReviewCard.tsx';
import { popularReviewsAtom } from '../../domain/review/reviewAtoms.ts';
import { useLanguage } from '../../state/language.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { HydratedApart } from '../../ui/HydratedApart.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';

export function PopularReviews() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="popular-reviews" className="px-4 pt-6">
      <h2 id="popular-reviews" className="font-bold text-title">
        {t('home.popularReviews')}
      </h2>
      <p className="mt-1 text-muted text-small">{t('home.popularNote')}</p>
      {useLanguage() === 'ja' && (
        <AppLink
          to="/contents?tabId=reviews&writtenIn=ja"
          className="inline-flex min-h-11 items-center font-semibold text-brand-strong"
        >
          {t('home.inJapanese')}
        </AppLink>
      )}
      <ReviewCards />
    </section>
  );
}

function ReviewCards() {
  const { t } = useTranslation();
  const answer = useAtomValue(popularReviewsAtom);
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (answer.state !== 'ready') return <LoadingReviews />;
  const reviews = answer.data;
  if (reviews.length === 0) return <EmptyState sentence={t('review.none')} />;
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {reviews.map((review, index) => (
          <li key={review.id}>
            <HydratedApart>
              <ReviewCard review={review} index={index} />
            </HydratedApart>
          </li>
        ))}
      </ul>
      <AppLink to="/contents?tabId=reviews" className={buttonLook('quiet', 'mt-2 w-full')}>
        {t('home.moreReviews')}
      </AppLink>
    </>
  );
}
