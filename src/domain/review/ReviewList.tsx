import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PREVIEW_ID } from '../../constants.ts';
import { dataOf } from '../../lib/answer.ts';
import { formatTotal } from '../../lib/number.ts';
import { MeasuredList } from '../../widgets/list/MeasuredList.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { CountLine } from '../record/list/CountLine.tsx';
import { FurtherPages } from '../record/list/FurtherPages.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { NoMatch } from '../taxonomy/NoMatch.tsx';
import { LoadingReviews } from './LoadingReviews.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewScope } from './reviewAtoms.ts';
import { useReviewList } from './useReviewList.ts';

/** About the height of a card with photos. */
const ROW_HEIGHT = 440;

interface ReviewListProps {
  scope: ReviewScope;
  /** A small control beside the number of reviews. */
  aside?: ReactNode;
  /** Shown instead of an empty list. */
  none?: ReactNode;
}

/** The reviews of a clinic, a doctor, an event or the current filters. */
export function ReviewList(props: ReviewListProps) {
  // An unsaved record has no reviews, so nothing is queried.
  return Object.values(props.scope).includes(PREVIEW_ID) ? <NoReviews /> : <Reviews {...props} />;
}

function NoReviews() {
  const { t } = useTranslation();
  return <NoMatch sentence={t('review.none')} />;
}

function Reviews({ scope, aside, none = <NoReviews /> }: ReviewListProps) {
  const { t } = useTranslation();
  const list = useReviewList(scope);
  const { answer, counted } = list;
  const reviews = dataOf(answer);
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (!reviews) {
    return (
      <div className="px-4">
        <LoadingReviews />
      </div>
    );
  }
  if (reviews.length === 0) return none;
  return (
    <div className="px-4">
      <CountLine aside={aside}>{t('review.count', { n: formatTotal(counted) })}</CountLine>
      <FurtherPages list={list} count={reviews.length}>
        <MeasuredList items={reviews} total={counted.total} rowHeight={ROW_HEIGHT}>
          {(review, index) => <ReviewCard review={review} index={index} Action={ReportButton} />}
        </MeasuredList>
      </FurtherPages>
    </div>
  );
}
