import { useTranslation } from 'react-i18next';
import { PREVIEW_ID } from '../../constants.ts';
import { dataOf } from '../../lib/answer.ts';
import { formatCount } from '../../lib/number.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { InfiniteScroll } from '../../widgets/list/InfiniteScroll.tsx';
import { MeasuredList } from '../../widgets/list/MeasuredList.tsx';
import { LoadFailed, LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { useWhenOnline } from '../../widgets/loading/useWhenOnline.ts';
import { NoMatch } from '../taxonomy/NoMatch.tsx';
import { LoadingReviews } from './LoadingReviews.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewScope } from './reviewAtoms.ts';
import { useReviewList } from './useReviewList.ts';

/** About the height of a card with photos. */
const ROW_HEIGHT = 440;

/** The reviews of a clinic, a doctor, an event or the current filters. */
export function ReviewList({ scope }: { scope: ReviewScope }) {
  // An unsaved record has no reviews, so nothing is queried.
  return Object.values(scope).includes(PREVIEW_ID) ? <NoReviews /> : <Reviews scope={scope} />;
}

function NoReviews() {
  const { t } = useTranslation();
  return <NoMatch sentence={t('review.none')} />;
}

function Reviews({ scope }: { scope: ReviewScope }) {
  const { t } = useTranslation();
  const list = useReviewList(scope);
  const { answer, total, hasFailed, mayLoad, loadMore, retry } = list;
  const reviews = dataOf(answer);
  useWhenOnline(() => {
    if (hasFailed) retry();
  });
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (!reviews) {
    return (
      <div className="px-4">
        <LoadingReviews />
      </div>
    );
  }
  if (reviews.length === 0) return <NoReviews />;
  return (
    <div className="px-4 pt-4">
      <p className="text-muted text-small">{t('review.count', { n: formatCount(total) })}</p>
      <InfiniteScroll count={reviews.length} mayLoad={mayLoad} onLoadMore={loadMore}>
        <MeasuredList items={reviews} total={total} rowHeight={ROW_HEIGHT}>
          {(review) => <ReviewCard review={review} />}
        </MeasuredList>
      </InfiniteScroll>
      {list.isLoadingMore && (
        <div className="grid h-20 place-items-center">
          <Spinner label={t('common.loading')} />
        </div>
      )}
      {hasFailed && <LoadFailedLine onRetry={retry} />}
    </div>
  );
}
