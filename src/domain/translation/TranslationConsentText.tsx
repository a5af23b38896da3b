import { useTranslation } from 'react-i18next';
import type { TranslationConsentVersion } from '../../../contract/plain/consent.ts';
import { ConsentRows } from '../consent/ConsentRows.tsx';

/** The full text of the consent to translations, as it was in that version. */
export function TranslationConsentText({ version }: { version: TranslationConsentVersion }) {
  const { t } = useTranslation();
  const rows = [
    [t('consent.receiver'), t(`consentText.translation.${version}.receiver`)],
    [t('consentText.aboutTranslation.country'), t(`consentText.translation.${version}.country`)],
    [t('consentText.aboutTranslation.method'), t(`consentText.translation.${version}.method`)],
    [t('consent.purpose'), t(`consentText.translation.${version}.purpose`)],
    [t('consent.items'), t(`consentText.translation.${version}.items`)],
    [t('consent.period'), t(`consentText.translation.${version}.period`)],
  ] as const;
  return (
    <>
      <ConsentRows rows={rows} />
      <p className="mt-3 text-muted text-small">
        {t(`consentText.translation.${version}.freedom`)}{' '}
        <span className="whitespace-nowrap">{t('consent.version', { version })}</span>
      </p>
    </>
  );
}
