import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clinic } from '../../../contract/clinic.ts';
import { ClinicIcon } from '../../domain/clinic/ClinicIcon.tsx';
import { modals } from '../../modals.ts';
import { useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Opens the address for a taxi driver. */
export function TaxiButton({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  useEffect(() => {
    // Loaded with the page, because in the street there may be no connection. A press tries again.
    modals.taxi().catch(() => undefined);
  }, []);
  return (
    <Button look="quiet" className="mt-3 w-full" onClick={() => openModal('taxi', { clinic })}>
      <ClinicIcon name="taxi" className="size-5" />
      {t('clinic.showTaxi')}
    </Button>
  );
}
