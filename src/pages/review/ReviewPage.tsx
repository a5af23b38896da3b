import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordActions } from '../../domain/record/RecordActions.tsx';
import { useRecord } from '../../domain/record/useRecord.ts';
import { reviewQuery } from '../../domain/review/reviewAtoms.ts';
import { titleLanguage, titleOfReview } from '../../domain/review/titleOfReview.ts';
import { DetailLayout } from '../../layout/frame/DetailLayout.tsx';
import { useLanguage } from '../../state/language.ts';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { ReviewSubjects } from './ReviewSubjects.tsx';

export function ReviewPage() {
  const { t } = useTranslation();
  const { reviewId = '' } = useParams();
  const record = useRecord('review', { id: reviewId, query: reviewQuery(reviewId) });
  const language = useLanguage();
  return (
    <DetailLayout
      record={record}
      kind="reviews"
      nameOf={(review) => ({
        text: titleOfReview(t, review),
        lang: review.language === language ? undefined : titleLanguage(review),
      })}
      actions={
        <RecordActions type="REVIEW" record={record} clinicIdOf={({ clinic }) => clinic?.id} />
      }
    >
      {(review) => (
        <>
          <ReviewHeader review={review} />
          <ReviewBody review={review} />
          <ReviewSubjects review={review} />
        </>
      )}
    </DetailLayout>
  );
}
