import { useStaffText } from '../useStaffText.ts';
import { ClinicChoice } from './ClinicChoice.tsx';
import { useFilters } from './useFilters.ts';

/** Narrows a list to one clinic, for whoever sees several. */
export function ClinicFilter() {
  const t = useStaffText();
  const { filter, change } = useFilters();
  return (
    <ClinicChoice
      label={t('counsel.clinic')}
      clinicId={filter('clinic')}
      none={t('counsel.allClinics')}
      onChoose={(clinicId) => change('clinic', clinicId)}
    />
  );
}
