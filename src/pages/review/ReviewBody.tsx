import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { PREVIEW_ID } from '../../constants.ts';
import { ReportButton } from '../../domain/report/ReportButton.tsx';
import { ownReviewsAtom } from '../../domain/review/ownReviewsAtom.ts';
import { PhotoStrip } from '../../domain/review/PhotoStrip.tsx';
import { NameLinks } from '../../domain/taxonomy/NameLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** The text and photos of the review; empty parts are left out. */
export function ReviewBody({ review }: { review: Review }) {
  const { t } = useTranslation();
  const hasPhotos = review.beforePhotos.length + review.afterPhotos.length > 0;
  return (
    <>
      {review.treatments.length > 0 && (
        <Section title={t('review.treatments')}>
          <NameLinks
            label={t('review.treatments')}
            items={review.treatments}
            to={(id) => `/contents?tabId=reviews&treatmentId=${id}`}
          />
        </Section>
      )}
      {hasPhotos && (
        <Section title={t('review.photos')}>
          <PhotoStrip review={review} isInFirstScreen />
        </Section>
      )}
      <Section title={t('reviewPage.content')}>
        <p className="whitespace-pre-line" lang={review.language}>
          {review.content}
        </p>
        <div className="mt-3 flex items-center">
          <p className="text-muted text-small">{t('reviewPage.resultsDiffer')}</p>
          {/* A preview makes no call, so it does not ask which reviews are the member's own. */}
          {review.id !== PREVIEW_ID && (
            <>
              <ReportButton review={review} />
              <EditOwn reviewId={review.id} />
            </>
          )}
        </div>
      </Section>
    </>
  );
}

/** Stands where other members report the review. */
function EditOwn({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation();
  const counselId = useAtomValue(ownReviewsAtom).get(reviewId);
  if (counselId === undefined) return null;
  return (
    <AppLink
      to={`/review/editor/${counselId}`}
      className="-my-3 ml-auto inline-flex min-h-11 shrink-0 items-center pl-3 text-muted text-small underline-offset-4 hover:underline"
    >
      {t('review.edit')}
    </AppLink>
  );
}
