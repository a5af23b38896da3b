import { useTranslation } from 'react-i18next';
import type { TranslationConsentVersion } from '../../../contract/plain/consent.ts';

/** The full text of the consent to translations, as it was in that version. Needs the texts `consentText`. */
export function TranslationConsentText({ version }: { version: TranslationConsentVersion }) {
  const { t } = useTranslation();
  const { t: text } = useTranslation('consentText');
  const rows = [
    [t('consent.receiver'), text(`translation.${version}.receiver`)],
    [text('aboutTranslation.country'), text(`translation.${version}.country`)],
    [text('aboutTranslation.method'), text(`translation.${version}.method`)],
    [t('consent.purpose'), text(`translation.${version}.purpose`)],
    [t('consent.items'), text(`translation.${version}.items`)],
    [t('consent.period'), text(`translation.${version}.period`)],
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
        {text(`translation.${version}.freedom`)}{' '}
        <span className="whitespace-nowrap">{t('consent.version', { version })}</span>
      </p>
    </>
  );
}
