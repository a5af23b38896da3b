import { useTranslation } from 'react-i18next';
import type { TranslationConsentVersion } from '../../../contract/plain/consent.ts';

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
      <dl className="grid gap-2 rounded-card bg-quiet px-4 py-3 text-small">
        {rows.map(([name, content]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-balance text-muted">{content}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-small">
        {t(`consentText.translation.${version}.freedom`)}{' '}
        <span className="whitespace-nowrap">{t('consent.version', { version })}</span>
      </p>
    </>
  );
}
