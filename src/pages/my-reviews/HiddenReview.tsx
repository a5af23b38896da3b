import { useTranslation } from 'react-i18next';
import type { MyReviewCard } from '../../../contract/review.ts';
import { myReviewQuery } from '../../domain/review/myReviewAtoms.ts';
import { PhotoStrip } from '../../domain/review/PhotoStrip.tsx';
import { ReviewText } from '../../domain/review/ReviewText.tsx';
import { titleLanguage, titleOfReview } from '../../domain/review/titleOfReview.ts';
import { formatDeadline } from '../../lib/date.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import { Stars } from '../../widgets/Stars.tsx';

/** A hidden review, visible to its author only. It has no page to link to. */
export function HiddenReview({ review }: { review: MyReviewCard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const clinic = review.clinic && localName(language, review.clinic);
  return (
    <Card className="py-4">
      <Notice>
        <span className="block font-semibold">{t('member.onlyYours')}</span>
        <WhenShown review={review} />
      </Notice>
      <p className="mt-3 flex items-center gap-2 text-muted text-small">
        <Stars rating={review.rating} />
        <DateText moment={review.created_at} withTime />
      </p>
      <h3 className="mt-1 font-semibold text-lead" lang={titleLanguage(review)}>
        {titleOfReview(t, review)}
      </h3>
      <div className="mt-3 empty:hidden">
        <PhotoStrip review={review} most={2} />
      </div>
      <p className="mt-3 whitespace-pre-line">
        <ReviewText review={review} query={myReviewQuery(review.id)} lang={review.language} />
      </p>
      {clinic && (
        <p className="mt-2 truncate text-muted text-small" lang={clinic.lang}>
          {clinic.text}
        </p>
      )}
    </Card>
  );
}

function WhenShown({ review: { status, blindedUntil } }: { review: MyReviewCard }) {
  const { t } = useTranslation();
  if (status === 'PENDING') return t('member.shownOnceChecked');
  if (!blindedUntil) return null;
  return (
    <>
      {t('member.shownAgain', { date: formatDeadline(blindedUntil) })}
      <KoreanTimeNote moment={blindedUntil} />
    </>
  );
}
