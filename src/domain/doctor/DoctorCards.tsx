import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';
import { DoctorCard } from './DoctorCard.tsx';
import { type NamedDoctor, useClinicDoctors } from './namedDoctors.ts';

/** The doctors of a clinic. `undefined` means that the clinic is still loading. */
export function DoctorCards({ named }: { named: readonly NamedDoctor[] | null | undefined }) {
  const { t } = useTranslation();
  const doctors = useClinicDoctors(named);
  if (!doctors) return <LoadingBlock height="h-40" />;
  if (doctors.length === 0) {
    return (
      <EmptyState
        sentence={t('clinic.noDoctors')}
        action={
          <AppLink to="/contents?tabId=doctors" className={buttonLook('quiet')}>
            {t('contents.browse.doctors')}
          </AppLink>
        }
      />
    );
  }
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
