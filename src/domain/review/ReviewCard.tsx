import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewCard as Review } from '../../../contract/review.ts';
import { keepDots, localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { HeartButton } from '../bookmark/HeartButton.tsx';
import { NameTags } from '../taxonomy/NameTags.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import { ReviewText } from './ReviewText.tsx';
import { ReviewWriter } from './ReviewWriter.tsx';
import { reviewQuery } from './reviewAtoms.ts';
import { titleLanguage, titleOfReview } from './titleOfReview.ts';

interface ReviewCardProps {
  review: Review;
  /** Stands beside the names of the writer and the clinic. */
  Action?: ComponentType<{ review: Review }>;
  /** Position in a list that begins at the top of the page. */
  index?: number;
}

/** On a tall phone the photos of the second review are in the first screen. */
const REVIEWS_IN_FIRST_SCREEN = 2;

/** The whole card links to the review, except the photos, the shortened text and the action. */
export const ReviewCard = memo(({ review, Action, index = Infinity }: ReviewCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = titleOfReview(t, review);
  const clinic = review.clinic && localName(language, review.clinic);
  const writtenIn = review.language === language ? undefined : review.language;
  return (
    <Card className="isolate py-4">
      <ReviewLine review={review} isOfCard className="pr-9" />
      <h3 className="mt-1 font-semibold text-lead" lang={writtenIn && titleLanguage(review)}>
        <AppLink to={`/contents/review/${review.id}`} className="card-link">
          {keepDots(title)}
        </AppLink>
      </h3>
      <div className="relative z-10 mt-3 empty:hidden">
        <PhotoStrip review={review} most={2} isInFirstScreen={index < REVIEWS_IN_FIRST_SCREEN} />
      </div>
      <p className="mt-3 whitespace-pre-line">
        <ReviewText review={review} query={reviewQuery(review.id)} lang={writtenIn} />
      </p>
      <div className="mt-3 empty:hidden">
        <NameTags label={t('review.treatments')} items={review.treatments} most={3} />
      </div>
      <div className="mt-2 flex items-center empty:hidden">
        {(review.maskedNickname || clinic) && (
          <p className="truncate text-muted text-small">
            <ReviewWriter review={review} />
            {review.maskedNickname && clinic && ' · '}
            {clinic && <span lang={clinic.lang}>{clinic.text}</span>}
          </p>
        )}
        {Action && <Action review={review} />}
      </div>
      <HeartButton type="REVIEW" id={review.id} name={title} className="top-1.5 -right-2.5" />
    </Card>
  );
});
