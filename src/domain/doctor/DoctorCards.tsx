import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';
import { DoctorCard } from './DoctorCard.tsx';
import { type NamedDoctor, useClinicDoctors } from './namedDoctors.ts';

/** The doctors of a clinic. `undefined` means that the clinic is still loading. */
export function DoctorCards({ named }: { named: readonly NamedDoctor[] | null | undefined }) {
  const { t } = useTranslation();
  const doctors = useClinicDoctors(named);
  if (!doctors) return <LoadingBlock height="h-40" />;
  if (doctors.length === 0) return <EmptyState sentence={t('clinic.noDoctors')} />;
  return (
    <ul className="divide-y divide-line px-4">
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <DoctorCard doctor={doctor} />
        </li>
      ))}
    </ul>
  );
}
