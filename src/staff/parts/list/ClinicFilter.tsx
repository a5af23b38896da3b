import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Named } from '../../../../contract/shape.ts';
import { staffQuery } from '../../../api/staffCall.ts';
import { useServerData } from '../../../api/useServerData.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import { ClinicChoice } from './ClinicChoice.tsx';
import { useFilters } from './useFilters.ts';

/** Filters a list by clinic; only operators see it. `none` is the label for no clinic. */
export function ClinicFilter({ none }: { none?: string }) {
  const { t } = useTranslation('staff');
  const { filter, change } = useFilters();
  const id = filter('clinic');
  const [picked, setPicked] = useState<Named | null>(null);
  const found = usePickedClinic(id, picked?.id !== id);
  return (
    <ClinicChoice
      label={t('counsel.clinic')}
      chosen={picked?.id === id ? picked : found}
      none={none ?? t('counsel.allClinics')}
      onChoose={(clinic) => {
        setPicked(clinic);
        change('clinic', clinic?.id ?? '');
      }}
    />
  );
}

/**
 * The chosen clinic in the address. It filters nothing for staff of a clinic, who cannot choose: an operator's session
 * may have ended at this address.
 */
export function useClinicFilter(): string | undefined {
  const isOperator = useIsOperator();
  const id = useFilters().filter('clinic');
  return isOperator && id !== '' ? id : undefined;
}

/** The address has only the id of the clinic, which is shown if the name does not load. */
function usePickedClinic(id: string, isWanted: boolean): Named | null {
  const query = staffQuery('GET /staff/clinics/:id', { params: { id } });
  const { data, isLoading } = useServerData(query, { enabled: isWanted && id !== '' });
  if (id === '') return null;
  return data?.data ?? { id, name: isLoading ? '…' : id, nameJa: null };
}
