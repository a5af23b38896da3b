import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { ReportButton } from '../../domain/report/ReportButton.tsx';
import { PhotoStrip } from '../../domain/review/PhotoStrip.tsx';
import { NameTags } from '../../domain/taxonomy/NameTags.tsx';
import { Section } from '../../ui/Section.tsx';

/** The text and photos of the review; empty parts are left out. */
export function ReviewBody({ review }: { review: Review }) {
  const { t } = useTranslation();
  const hasPhotos = review.beforePhotos.length + review.afterPhotos.length > 0;
  return (
    <>
      {review.treatments.length > 0 && (
        <Section title={t('review.treatments')}>
          <NameTags label={t('review.treatments')} items={review.treatments} />
        </Section>
      )}
      {hasPhotos && (
        <Section title={t('review.photos')}>
          <PhotoStrip review={review} isInFirstScreen />
        </Section>
      )}
      <Section title={t('review.content')}>
        <p className="whitespace-pre-line" lang={review.language}>
          {review.content}
        </p>
        <div className="mt-3 flex items-center">
          <p className="text-muted text-small">{t('review.resultsDiffer')}</p>
          <ReportButton review={review} />
        </div>
      </Section>
    </>
  );
}
