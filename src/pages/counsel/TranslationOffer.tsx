import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Offers translations to a member who has not agreed. The press opens the text of the consent. */
export function TranslationOffer() {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <div className="mt-5 grid gap-2 rounded-card bg-quiet px-4 py-3">
      <p className="text-balance text-small">{t('translation.offer')}</p>
      <Button look="quiet" onClick={() => openModal('translationConsent', {})}>
        {t('translation.turnOn')}
      </Button>
    </div>
  );
}
