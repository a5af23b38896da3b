import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useConsentFirst } from './useConsentFirst.ts';

/** Says that the consent to the clinic is missing, and offers to agree again. */
export function ConsentOffer({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const askForConsent = useConsentFirst(counsel);
  if (!counsel.consentMissing) return null;
  return (
    <div className="grid gap-2 rounded-card bg-quiet px-4 py-3">
      <p className="text-balance text-small">{t('consent.again.missing')}</p>
      <Button look="quiet" onClick={askForConsent}>
        {t('consent.again.agree')}
      </Button>
    </div>
  );
}
