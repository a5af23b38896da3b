import { useTranslation } from 'react-i18next';
import { ClinicRow } from '../../domain/clinic/ClinicRow.tsx';
import { useSimilarClinics } from '../../domain/counsel/counselAtoms.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { Stars } from '../../widgets/Stars.tsx';

/** Other clinics for the same concern. Renders nothing while loading or without results. */
export function SimilarClinics({ counselId }: { counselId: string }) {
  const { t } = useTranslation();
  const answer = useSimilarClinics(counselId);
  if (answer.state === 'failed') {
    return (
      <div className="px-4 py-5">
        <LoadFailedLine onRetry={answer.retry} />
      </div>
    );
  }
  if (answer.state !== 'ready' || answer.data.length === 0) return null;
  return (
    <Section title={t('dates.sent.similar')}>
      <ul className="grid grid-cols-1 gap-3">
        {answer.data.map((clinic) => (
          <li key={clinic.id}>
            <ClinicRow clinic={clinic}>
              <Stars rating={clinic.averageRating} count={clinic.reviewCount} />
            </ClinicRow>
          </li>
        ))}
      </ul>
    </Section>
  );
}
