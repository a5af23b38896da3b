import { useTranslation } from 'react-i18next';
import type { DoctorCard as Doctor } from '../../../contract/doctor.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DoctorCard } from './DoctorCard.tsx';

/** The doctors of a clinic; they are on their way as long as the clinic does not name them. */
export function DoctorCards({ doctors }: { doctors: readonly Doctor[] | null | undefined }) {
  const { t } = useTranslation();
  if (!doctors) {
    return (
      <div className="grid h-40 place-items-center">
        <Spinner label={t('common.loading')} />
      </div>
    );
  }
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
