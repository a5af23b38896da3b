import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { type TaxiPlace, useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ClinicIcon } from './ClinicIcon.tsx';

interface TaxiButtonProps {
  clinic: TaxiPlace;
  /** Loads the card. */
  load: () => Promise<unknown>;
}

/** On Japanese pages: opens the address for a taxi driver. Readers of Korean do not need it. */
export function TaxiButton(props: TaxiButtonProps) {
  return useLanguage() === 'ja' ? <JapaneseTaxiButton {...props} /> : null;
}

function JapaneseTaxiButton({ clinic, load }: TaxiButtonProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  useEffect(() => {
    // Loaded with the page, because in the street there may be no connection. A press tries again.
    load().catch(() => undefined);
  }, [load]);
  return (
    <Button look="quiet" className="w-full" onClick={() => openModal('taxi', { clinic })}>
      <ClinicIcon name="taxi" className="size-5" />
      {t('clinic.showTaxi')}
    </Button>
  );
}
